import { Socket } from 'node:net';
import { STDERR_LIMIT, STDOUT_LIMIT } from './protocol.js';

/** What a process writes, kept as far as the manager keeps it. The rest is read and dropped, so that it never blocks. */
export interface Reader {
  /** Settles when nobody holds the other end any more. */
  readonly ended: Promise<void>;
  bytes(): Uint8Array;
  overflowed(): boolean;
  destroy(): void;
}

/** Keeps the beginning. */
export function readBeginning(descriptor: number): Reader {
  const pieces: Buffer[] = [];
  let length = 0;
  let seen = 0;
  return read(descriptor, {
    take(piece) {
      seen += piece.length;
      if (length >= STDOUT_LIMIT) return;
      const kept = piece.subarray(0, STDOUT_LIMIT - length);
      pieces.push(kept);
      length += kept.length;
    },
    bytes: () => Buffer.concat(pieces),
    overflowed: () => seen > STDOUT_LIMIT,
  });
}

/** Keeps the end. */
export function readEnd(descriptor: number): Reader {
  let tail: Buffer = Buffer.alloc(0);
  let seen = 0;
  return read(descriptor, {
    take(piece) {
      seen += piece.length;
      tail = piece.length >= STDERR_LIMIT ? piece : Buffer.concat([tail, piece]);
      if (tail.length > STDERR_LIMIT) tail = Buffer.from(tail.subarray(tail.length - STDERR_LIMIT));
    },
    bytes: () => tail,
    overflowed: () => seen > STDERR_LIMIT,
  });
}

interface Keeper {
  readonly take: (piece: Buffer) => void;
  readonly bytes: () => Uint8Array;
  readonly overflowed: () => boolean;
}

function read(descriptor: number, { take, bytes, overflowed }: Keeper): Reader {
  const socket = new Socket({ fd: descriptor, readable: true, writable: false });
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
  });
  socket.on('data', take);
  return { ended, bytes, overflowed, destroy: () => socket.destroy() };
}

/** Hands a text to a process, which need not read it: that is its own affair. */
export function write(descriptor: number, text: string): { destroy(): void } {
  const socket = new Socket({ fd: descriptor, readable: false, writable: true });
  socket.on('error', () => socket.destroy());
  socket.end(text);
  return socket;
}
