import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const workspace = resolve(__dirname, '../../../../..');

/** A visitor of the provider as it knows them; null is one who turns back. */
export type Visitor = {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  given_name?: string | undefined;
  family_name?: string | undefined;
};

export type IdentityProvider = {
  issuer: string;
  clientSecret: string;
  visitor(claims: Visitor | null): Promise<void>;
  /** Goes to the provider as a browser without a history does, as far as the address it sends back to. */
  visit(start: string): Promise<URL>;
  stop(): Promise<void>;
};

/** The real identity provider as a process of its own. */
export async function startIdentityProvider(redirectUris: readonly string[]): Promise<IdentityProvider> {
  const port = await freePort();
  const clientSecret = 'a secret of the tests, long enough';
  const child = spawn(
    resolve(workspace, 'node_modules/.bin/node'),
    ['booking-api/src/integrations/sso/testing/provider-server.ts'],
    {
      cwd: workspace,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: String(port),
        CLIENT_SECRET: clientSecret,
        REDIRECT_URIS: redirectUris.join(' '),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const issuer = `http://localhost:${port}`;
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => undefined);
    if (ready?.ok) break;
    if (child.exitCode !== null || tries > 400) throw new Error(`no identity provider: ${said.join('')}`);
    await wait(50);
  }
  return {
    issuer,
    clientSecret,
    visitor: async (claims) => {
      await fetch(`${issuer}/visitor`, { method: 'PUT', body: JSON.stringify(claims) });
    },
    visit: (start) => visit(issuer, start),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function visit(issuer: string, start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(start);
  for (let steps = 0; steps < 12; steps += 1) {
    if (at.origin !== issuer) return at;
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`the provider stopped at ${at.pathname}: ${await answer.text()}`);
    at = new URL(next, at);
  }
  throw new Error('the provider goes round in circles');
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
