import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Matched,
  answerSchema,
  judgeAnswer,
  judgeBody,
  judgeParameters,
  matchOperation,
} from './description.js';
import { complete } from './example-answer.js';
import { GitHubState, type RepositoryState } from './github-state.js';
import { judgeUnsaid } from './unsaid.js';

/** An answer in place of the usual one. */
export interface ScriptedAnswer {
  readonly status: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface GitHubOptions {
  /** What the repository holds at the start. */
  readonly repository?: RepositoryState;
  /** The only token that is taken. */
  readonly token?: string;
  /** By route (`POST /repos/{owner}/{repo}/check-runs`): answers for its first requests, one after the other. */
  readonly script?: Readonly<Record<string, readonly ScriptedAnswer[]>>;
  /** By route: the answer to all of its requests. */
  readonly always?: Readonly<Record<string, ScriptedAnswer>>;
}

export interface RecordedRequest {
  readonly route: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: number;
}

export interface GitHubServer {
  /** The base address, for `GITHUB_API_URL`. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** What GitHub would have objected to, or what this server itself answers otherwise than GitHub. */
  readonly violations: readonly string[];
  readonly state: GitHubState;
  /** How often it was taken for a proxy. */
  readonly tunnels: number;
  close(): Promise<void>;
}

/**
 * GitHub's API on the loopback, as far as we use it: every request is held against GitHub's own description and against
 * what that does not say, is refused with 422 where it is malformed, and answered by the description where it is not.
 */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubServer> {
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];
  const state = new GitHubState(options.repository ?? {});
  const scripts = new Map(
    Object.entries(options.script ?? {}).map(([route, answers]) => [route, [...answers]]),
  );
  const token = options.token ?? 'token';

  const answer = (request: Incoming): Answer => {
    if (!/^(?:token|bearer) /i.test(request.authorization)) {
      violations.push(`${request.method} ${request.url.pathname}: has no token`);
    }
    if (request.authorization.replace(/^\w+ /, '') !== token) return refusal(401, 'Bad credentials');
    if (request.userAgent === '') return refusal(403, 'Request forbidden by administrative rules.');
    const matched = matchOperation(request.method, request.url.pathname);
    if (!matched) {
      violations.push(`${request.method} ${request.url.pathname}: GitHub has no such operation`);
      return refusal(404, 'Not Found');
    }
    const objections = objectionsTo(matched, request);
    violations.push(...objections);
    if (objections.length > 0)
      return { ...refusal(422, `Validation Failed: ${objections.join('; ')}`), matched };
    const scripted = scripts.get(matched.route)?.shift() ?? options.always?.[matched.route];
    if (scripted) {
      const words = refusal(scripted.status, scripted.message ?? 'scripted');
      return { ...words, matched, headers: scripted.headers ?? {} };
    }
    return { ...usualAnswer(matched, request, state, violations), matched };
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await read(incoming);
    const given = answer(request);
    requests.push(recordOf(request, given));
    send(response, given);
  };
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      violations.push(`the server broke: ${String(error)}`);
      response.writeHead(500).end();
    });
  });
  let tunnels = 0;
  server.on('connect', (_request, socket) => {
    tunnels += 1;
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    violations,
    state,
    get tunnels() {
      return tunnels;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function recordOf({ url, body }: Incoming, { matched, status }: Answer): RecordedRequest {
  return {
    route: matched?.route ?? url.pathname,
    path: matched?.path ?? {},
    query: Object.fromEntries(url.searchParams),
    body: (body ?? {}) as Readonly<Record<string, unknown>>,
    status,
  };
}

interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string;
  readonly userAgent: string;
  /** Undefined where there is none; a text where it is not JSON. */
  readonly body: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly matched?: Matched;
}

async function read(incoming: IncomingMessage): Promise<Incoming> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return {
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '/', 'http://127.0.0.1'),
    authorization: incoming.headers.authorization ?? '',
    userAgent: incoming.headers['user-agent'] ?? '',
    body: text === '' ? undefined : parse(text),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function refusal(status: number, message: string): Answer {
  return {
    status,
    body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
  };
}

function objectionsTo(matched: Matched, { url, body }: Incoming): readonly string[] {
  return [
    ...judgeParameters(matched, url.searchParams),
    ...judgeBody(matched.route, body),
    ...judgeUnsaid(matched.route, body).map((objection) => `${matched.route}: ${objection}`),
  ];
}

function usualAnswer(matched: Matched, request: Incoming, state: GitHubState, violations: string[]): Answer {
  const query = Object.fromEntries(request.url.searchParams);
  const result = state.handle({
    ...matched,
    query,
    body: (request.body ?? {}) as Readonly<Record<string, unknown>>,
  });
  if (!result) return refusal(404, 'Not Found');
  const schema = answerSchema(matched.route, result.status);
  const body = schema ? complete(schema, result.data) : result.data;
  violations.push(...judgeAnswer(matched.route, result.status, body));
  return { status: result.status, body };
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}
