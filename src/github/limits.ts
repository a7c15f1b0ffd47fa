const encoder = new TextEncoder();

/** Cuts a text to so many bytes of UTF-8, `…` included, without splitting a character. Bytes are never fewer than characters. */
export function cutToBytes(text: string, limit: number): string {
  if (encoder.encode(text).length <= limit) return text;
  const { read } = encoder.encodeInto(text, new Uint8Array(Math.max(0, limit - 3)));
  return `${text.slice(0, read)}…`;
}
