import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { compileCache } from '../../../testing/compile-cache.ts';
import { serverUrl } from '../../../testing/server-url.ts';

const workspace = resolve(__dirname, '../../../../..');

/** A visitor as the provider knows them; null is a visitor who cancels. */
export type Visitor = {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | string | undefined;
  given_name?: string | undefined;
  family_name?: string | undefined;
};

export type IdentityProvider = {
  issuer: string;
  clientSecret: string;
  visitor(claims: Visitor | null): Promise<void>;
  /** Visits the provider like a browser without cookies, up to the URL that it redirects back to. */
  visit(start: string): Promise<URL>;
  stop(): Promise<void>;
};

/** The real identity provider as a separate process. */
export async function startIdentityProvider(redirectUris: readonly string[]): Promise<IdentityProvider> {
  const clientSecret = 'a secret of the tests, long enough';
  const child = spawn(
    resolve(workspace, 'node_modules/.bin/node'),
    ['booking-api/src/integrations/sso/testing/provider-server.ts'],
    {
      cwd: workspace,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        CLIENT_SECRET: clientSecret,
        REDIRECT_URIS: redirectUris.join(' '),
        ...compileCache,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const issuer = await serverUrl(child);
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
