import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostHook, signatureOf } from './post-hook.ts';
import { isPublicAddress, lookupPublic, NotPublic, publicUrlOf } from './public-address.ts';

const folder = mkdtempSync(join(tmpdir(), 'hooks-'));
const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
const secret = 'whs_shown-once';
const now = Date.parse('2026-12-01T10:00:00Z');
const hook = { address: 'https://hooks.example.com/releases?team=rates', secret };
const message = { id: 'mf-services.3.part.released', body: '{"kind":"part.released"}' };

let server: Server;
let answer = (): { status: number; headers?: Record<string, string> } => ({ status: 204 });
let isSilent = false;
const seen: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
beforeAll(async () => {
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '3650',
      ],
      ...['-subj', '/CN=hooks.example.com', '-addext', 'subjectAltName=DNS:hooks.example.com'],
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    let body = '';
    request.on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      seen.push({ url: request.url, headers: request.headers, body });
      if (isSilent) return;
      const { status, headers } = answer();
      response.writeHead(status, headers).end('an answer that nobody reads');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  seen.length = 0;
  isSilent = false;
  answer = () => ({ status: 204 });
});

/** The real request; only the name leads to the server of this test. */
const post = (more: object = {}) =>
  createPostHook({
    port: (server.address() as AddressInfo).port,
    ca: readFileSync(cert),
    lookup: (_name, options, done) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    ...more,
  });

describe('RL-27 a message to the address of a team', () => {
  it('RL-27 is posted as JSON with the id of its event and a signature over time and body', async () => {
    expect(await post()(hook, message, now)).toEqual({ status: 204, failure: null });
    const [got] = seen;
    expect(got).toMatchObject({
      url: '/releases?team=rates',
      body: message.body,
      headers: { 'content-type': 'application/json', 'idempotency-key': message.id },
    });
    const hmac = createHmac('sha256', secret)
      .update(`${now / 1000}.${message.body}`)
      .digest('hex');
    expect(got?.headers['sendahead-signature']).toBe(`t=${now / 1000},v1=${hmac}`);
    expect(signatureOf(secret, now / 1000, message.body)).not.toBe(
      signatureOf(secret, now / 1000 + 1, message.body),
    );
  });

  it.each([
    [500, 'refused'],
    [404, 'refused'],
  ])('RL-27 an address that answers %s did not take it', async (status, failure) => {
    answer = () => ({ status });
    expect(await post()(hook, message, now)).toEqual({ status, failure });
  });

  it('RL-27 an address that does not answer is left after its time', async () => {
    isSilent = true;
    const signal = AbortSignal.timeout(150);
    expect(await post({ signal })(hook, message, now)).toEqual({ status: null, failure: 'timeout' });
  });
});

describe('attack 174', () => {
  it('attack 174: RL-27 a redirect to a server within the network is not followed', async () => {
    answer = () => ({ status: 307, headers: { location: 'http://169.254.169.254/latest/meta-data' } });
    expect(await post()(hook, message, now)).toEqual({ status: 307, failure: 'redirect' });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ...[
      'http://hooks.example.com/',
      'ftp://hooks.example.com/',
      'file:///etc/passwd',
      'hooks.example.com',
      '',
    ],
    ...[
      'https://user:word@hooks.example.com/',
      'https://hooks.example.com:8443/',
      'https://hooks.example.com/#a',
    ],
    ...[
      'https://localhost/',
      'https://localhost./',
      'https://db/',
      'https://a.localhost/',
      'https://db.internal/',
    ],
    ...['https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f.0.0.1/', 'https://0/'],
    ...['https://10.0.0.5/', 'https://172.16.0.1/', 'https://192.168.0.1/', 'https://169.254.169.254/latest'],
    ...['https://100.64.0.1/', 'https://[::1]/', 'https://[::]/', 'https://[fd00::1]/', 'https://[fe80::1]/'],
    ...['https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[64:ff9b::7f00:1]/'],
    ...['https://[2002:7f00:1::]/', 'https://[ff02::1]/', 'https://①②⑦.0.0.1/', 'https://224.0.0.1/'],
  ])('attack 174: RL-27 nothing is posted within the network, or without HTTPS: %s', async (address) => {
    expect(publicUrlOf(address)).toBeUndefined();
    expect(await post()({ address, secret }, message, now)).toEqual({ status: null, failure: 'unreachable' });
    expect(seen).toEqual([]);
  });

  it('attack 174: RL-27 a name that resolves to an address within the network is not connected to', async () => {
    const resolvesTo = (...addresses: string[]) =>
      lookupPublic((_name, _options, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      );
    for (const addresses of [
      ['127.0.0.1'],
      ['10.1.2.3'],
      ['169.254.169.254'],
      ['::ffff:10.1.2.3'],
      ['8.8.8.8', '127.0.0.1'],
      [],
    ]) {
      const lookup = resolvesTo(...addresses);
      expect(await post({ lookup })(hook, message, now)).toEqual({ status: null, failure: 'unreachable' });
    }
    expect(seen).toEqual([]);
    // A name whose second answer differs: the socket gets the addresses that were checked, and asks for no others.
    let asked = 0;
    const rebinding = lookupPublic((_name, _options, done) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? '192.0.43.8' : '127.0.0.1', family: 4 }]);
    });
    const connected: unknown[] = [];
    rebinding('hooks.example.com', { all: true }, (_error, found) => connected.push(found));
    expect([asked, connected]).toEqual([1, [[{ address: '192.0.43.8', family: 4 }]]]);
    rebinding('hooks.example.com', {}, (error) => connected.push(error));
    expect(connected[1]).toBeInstanceOf(NotPublic);
  });

  it('attack 174: RL-27 the connection itself asks the guarded lookup, so localhost is refused by its address', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ host: 'localhost', port, lookup: lookupPublic() });
    const error = await new Promise((resolve) =>
      socket.on('error', resolve).on('connect', () => resolve(null)),
    );
    expect(error).toBeInstanceOf(NotPublic);
    expect([isPublicAddress('192.0.43.8'), isPublicAddress('2606:4700::1111')]).toEqual([true, true]);
  });

  it('attack 174: RL-27 a server with the certificate of another name gets nothing', async () => {
    const other = { address: 'https://other.example.com/', secret };
    expect(await post()(other, message, now)).toEqual({ status: null, failure: 'unreachable' });
    expect(seen).toEqual([]);
  });
});
