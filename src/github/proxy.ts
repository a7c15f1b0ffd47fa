type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `fetch` by way of the proxy that the environment names for an address, as self-hosted runners set it (`https_proxy`,
 * `http_proxy`, `no_proxy`, in either case); the plain one where it names none. Node's own knows no proxies by itself.
 */
export async function proxiedFetch(url: string, environment: Environment): Promise<typeof fetch> {
  const proxy = proxyFor(url, environment);
  if (proxy === undefined) return fetch;
  const { ProxyAgent, fetch: send } = await import('undici');
  const dispatcher = new ProxyAgent(proxy);
  const proxied: unknown = (input: string, init: object): unknown => send(input, { ...init, dispatcher });
  return proxied as typeof fetch;
}

/** The proxy for an address; undefined where none is named or the address is exempt. */
export function proxyFor(url: string, environment: Environment): string | undefined {
  const { protocol, hostname, port } = new URL(url);
  const names = protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
  const proxy = firstOf(environment, names);
  if (proxy === undefined || isLoopback(hostname)) return undefined;
  const host = { name: hostname.toLowerCase(), port: port || (protocol === 'https:' ? '443' : '80') };
  const exempt = (firstOf(environment, ['no_proxy', 'NO_PROXY']) ?? '').split(/[\s,]+/);
  if (exempt.some((pattern) => exempts(pattern.toLowerCase(), host))) return undefined;
  const address = proxy.includes('://') ? proxy : `http://${proxy}`;
  return URL.canParse(address) ? address : undefined;
}

function firstOf(environment: Environment, names: readonly string[]): string | undefined {
  return names.map((name) => environment[name]?.trim()).find((value) => value !== undefined && value !== '');
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

/** `*` is everything; `example.com` and `.example.com` are a host and all below it; a port narrows it down. */
function exempts(pattern: string, host: { readonly name: string; readonly port: string }): boolean {
  if (pattern === '*') return true;
  const [, name = '', port] = /^\*?\.?([^:]*)(?::(\d+))?$/.exec(pattern) ?? [];
  if (name === '' || (port !== undefined && port !== host.port)) return false;
  return host.name === name || host.name.endsWith(`.${name}`);
}
