import type { FastifyInstance } from 'fastify';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of close.splice(0)) await one();
});

async function startBehind(TRUST_PROXY: string): Promise<TestApp> {
  const tellWho = (app: FastifyInstance): void => {
    app.get('/test/who', ({ ip, host, protocol }) => ({ ip, host, protocol }));
  };
  const server = await startTestApp({ routes: tellWho }, { TRUST_PROXY });
  close.push(() => server.close());
  return server;
}

async function who(server: TestApp, from: string, forwarded: string) {
  const answer = await server.app.inject({
    url: '/test/who',
    remoteAddress: from,
    headers: {
      host: 'golf.localhost',
      'x-forwarded-for': forwarded,
      'x-forwarded-host': 'ski.localhost',
      'x-forwarded-proto': 'https',
    },
  });
  return answer.json();
}

describe('proxies', () => {
  it('attack 53: with one hop the address is what the proxy saw, not what its client claimed', async () => {
    const server = await startBehind('1');
    expect(await who(server, '10.0.0.2', '198.51.100.1, 203.0.113.9')).toEqual({
      ip: '203.0.113.9',
      host: 'ski.localhost',
      protocol: 'https',
    });
  });

  it('attack 53: with two hops the address is the second-to-last', async () => {
    const server = await startBehind('2');
    expect(await who(server, '10.0.0.2', '198.51.100.1, 203.0.113.9, 10.0.0.3')).toMatchObject({
      ip: '203.0.113.9',
    });
  });

  it('attack 53: with trusted networks, headers from outside them are ignored', async () => {
    const server = await startBehind('10.0.0.0/8, loopback');
    expect(await who(server, '10.0.0.2', '198.51.100.1, 203.0.113.9, 10.1.1.1')).toMatchObject({
      ip: '203.0.113.9',
      host: 'ski.localhost',
    });
    expect(await who(server, '192.0.2.7', '198.51.100.1')).toEqual({
      ip: '192.0.2.7',
      host: 'golf.localhost',
      protocol: 'http',
    });
  });

  it.each(['true', '0', '10', 'yes', '10.0.0.0/33', '10.0.0.0/8/8', 'evil.test'])(
    'attack 53: the server does not start with TRUST_PROXY=%s',
    async (value) => {
      await expect(startTestApp({}, { TRUST_PROXY: value })).rejects.toThrow('TRUST_PROXY');
    },
  );

  it('attack 53: an empty TRUST_PROXY is absent, so that no proxy is trusted', async () => {
    const server = await startBehind('');
    expect(await who(server, '10.0.0.2', '198.51.100.1')).toMatchObject({ ip: '10.0.0.2', protocol: 'http' });
  });

  it('attack 53: a limit counts one /64 of IPv6 as one visitor', async () => {
    const server = await startBehind('false');
    const from = (host: number) =>
      server.context.throttle.attempt('any', `2001:db8:1:2::${host.toString(16)}`, 3, 60);
    for (let host = 1; host <= 3; host += 1) await from(host);
    await expect(from(4)).rejects.toMatchObject({ status: 429 });
    await expect(server.context.throttle.attempt('any', '2001:db8:1:3::1', 3, 60)).resolves.toBeUndefined();
  });
});
