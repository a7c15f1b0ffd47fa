import { VERSION } from '../domain/version.js';
import { objectOf, textOf } from './json.js';
import { proxiedFetch } from './proxy.js';

/** Why a request did not succeed. */
export interface ApiFailure {
  readonly kind:
    | 'forbidden'
    | 'unauthorized'
    | 'not-found'
    | 'gone'
    | 'invalid'
    | 'rate-limited'
    | 'unreachable'
    | 'failed';
  /** The status that GitHub answered with; absent where no answer came. */
  readonly status?: number;
  /** GitHub's own words, or the system's. */
  readonly words: string;
}

export type ApiAnswer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Talks to GitHub's API. It never throws for an answer and never prints. */
export interface GitHubClient {
  /** `route` is a method and a path with `{placeholders}`: `GET /repos/{owner}/{repo}/pulls/{pull_number}/files`. */
  request(route: string, parameters: Readonly<Record<string, unknown>>): Promise<ApiAnswer>;
}

export interface ClientOptions {
  readonly token: string;
  /** The base address of the API. */
  readonly apiUrl: string;
  /** Where a proxy may be named. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** How long a second lasts where the client waits between attempts, in milliseconds; shorter in tests. */
  readonly second?: number;
}

/** A request that takes longer has failed, in milliseconds. */
const TIME_LIMIT = 20_000;

/** Nobody waits longer for a limit to pass, in seconds. */
const PATIENCE = 90;

/**
 * A client that repeats what failed on GitHub's side (5xx, the network; three times, 1, 4 and 9 seconds apart), spaces
 * writes as GitHub asks, and waits once for a rate limit that ends soon. Where GitHub could not be reached at all, it is
 * not asked again.
 */
export async function createClient(options: ClientOptions): Promise<GitHubClient> {
  const { ThrottledOctokit } = await import('./octokit.js');
  const octokit = new ThrottledOctokit({
    auth: options.token,
    baseUrl: options.apiUrl,
    userAgent: `skillgate/${VERSION}`,
    log: SILENT,
    request: { fetch: withTimeLimit(await proxiedFetch(options.apiUrl, options.environment ?? {})) },
    retry: { retryAfterBaseValue: options.second ?? 1000 },
    throttle: {
      id: options.apiUrl,
      retryAfterBaseValue: options.second ?? 1000,
      onRateLimit: isWorthWaiting,
      onSecondaryRateLimit: isWorthWaiting,
    },
  });
  let unreachable: ApiFailure | undefined;
  return {
    async request(route, parameters) {
      if (unreachable) return { ok: false, failure: unreachable };
      try {
        const { data } = (await octokit.request(route, parameters)) as { readonly data: unknown };
        return { ok: true, data };
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === 'unreachable') unreachable = failure;
        return { ok: false, failure };
      }
    },
  };
}

function silence(): void {
  // What goes wrong is given back as a value.
}

const SILENT = { debug: silence, info: silence, warn: silence, error: silence };

function isWorthWaiting(seconds: number, _request: unknown, _octokit: unknown, attempts: number): boolean {
  return attempts === 0 && seconds <= PATIENCE;
}

function withTimeLimit(send: typeof fetch): typeof fetch {
  return (input, init) => send(input, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
}

const KINDS: Readonly<Record<number, ApiFailure['kind']>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  410: 'gone',
  422: 'invalid',
  429: 'rate-limited',
};

function failureOf(error: unknown): ApiFailure {
  const { status, response, message } = objectOf(error);
  const { data, headers } = objectOf(response);
  const words = textOf(objectOf(data)['message']) ?? textOf(message) ?? String(error);
  // octokit gives a status of its own to what never had an answer.
  if (response === undefined || typeof status !== 'number') return { kind: 'unreachable', words };
  const isLimited = /\brate limit\b/i.test(words) || objectOf(headers)['x-ratelimit-remaining'] === '0';
  const kind = status === 403 && isLimited ? 'rate-limited' : (KINDS[status] ?? 'failed');
  return { kind, status, words };
}

const ADVICE: Readonly<Partial<Record<ApiFailure['kind'], string>>> = {
  forbidden:
    'the token may not do this; a pull request from a fork or from Dependabot has a token that only reads',
  unauthorized: 'the token is not valid',
  'not-found': 'it is not there, or the token may not see it',
};

/** A failure in words, without a full stop. */
export function describeFailure({ kind, status, words }: ApiFailure): string {
  const advice = ADVICE[kind];
  const answer =
    status === undefined ? `GitHub cannot be reached (${words})` : `GitHub answered ${status} (${words})`;
  return advice === undefined ? answer : `${answer}: ${advice}`;
}
