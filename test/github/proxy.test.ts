import { describe, expect, it } from 'vitest';
import { proxiedFetch, proxyFor } from '../../src/github/proxy.js';

const PROXY = { https_proxy: 'http://proxy.example:3128' };

describe('the proxy for an address', () => {
  it.each<[environment: Readonly<Record<string, string>>, url: string, expected: string | undefined]>([
    [{}, 'https://api.github.com', undefined],
    [PROXY, 'https://api.github.com', 'http://proxy.example:3128'],
    [{ HTTPS_PROXY: 'http://proxy.example:3128' }, 'https://api.github.com', 'http://proxy.example:3128'],
    [{ https_proxy: 'proxy.example:3128' }, 'https://api.github.com', 'http://proxy.example:3128'],
    [{ https_proxy: ' ' }, 'https://api.github.com', undefined],
    [{ https_proxy: 'http://' }, 'https://api.github.com', undefined],
    [PROXY, 'http://ghes.example/api/v3', undefined],
    [{ http_proxy: 'http://plain.example' }, 'http://ghes.example/api/v3', 'http://plain.example'],
    [PROXY, 'https://localhost:3000', undefined],
    [PROXY, 'https://127.0.0.1:3000', undefined],
    [{ ...PROXY, no_proxy: '*' }, 'https://api.github.com', undefined],
    [{ ...PROXY, no_proxy: 'other.example, github.com' }, 'https://api.github.com', undefined],
    [{ ...PROXY, no_proxy: '.github.com' }, 'https://api.github.com', undefined],
    [{ ...PROXY, NO_PROXY: '*.github.com' }, 'https://API.github.com', undefined],
    [{ ...PROXY, no_proxy: 'hub.com' }, 'https://api.github.com', 'http://proxy.example:3128'],
    [{ ...PROXY, no_proxy: 'api.github.com:443' }, 'https://api.github.com', undefined],
    [{ ...PROXY, no_proxy: 'api.github.com:8443' }, 'https://api.github.com', 'http://proxy.example:3128'],
    [{ ...PROXY, no_proxy: ',' }, 'https://api.github.com', 'http://proxy.example:3128'],
  ])('%j, %s: %s', (environment, url, expected) => {
    expect(proxyFor(url, environment)).toBe(expected);
  });
});

it('the plain fetch does where there is no proxy', async () => {
  expect(await proxiedFetch('https://api.github.com', {})).toBe(fetch);
});
