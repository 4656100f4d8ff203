import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { rows } from './database.ts';
import { port } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');

/** A separate identity provider of a journey, which the shop uses for single sign-on of one email domain. */
export interface IdentityProvider {
  readonly domain: string;
  /** Its address for the page. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a real OpenID Connect server where a person is signed in already. No one else has an email in its domain. */
export async function startIdentityProvider(mark: string): Promise<IdentityProvider> {
  const domain = `${mark}.vouched.test`;
  const id = `journey-${mark}`;
  const child = spawn(process.execPath, ['booking-api/src/integrations/sso/testing/provider-server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      CLIENT_SECRET: 'a secret of the journeys, long enough',
      REDIRECT_URIS: `http://golf.localhost:${port}/users/auth/${id}/callback`,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const origin = await new Promise<string>((found, failed) => {
    child.once('exit', () => failed(new Error('the identity provider did not come up')));
    child.stdout.on('data', (text: Buffer) => {
      const said = /listening at (\S+)/.exec(text.toString())?.[1];
      if (said) found(said);
    });
  });
  await fetch(`${origin}/visitor`, {
    method: 'PUT',
    body: JSON.stringify({
      sub: mark,
      email: `robin@${domain}`,
      email_verified: true,
      given_name: 'Robin',
      family_name: 'Lane',
    }),
  });
  await rows(
    `insert into identity_providers (id, kind, label, brand_slug, issuer, client_id, secret_name, mail_domains)
     values ($1, 'sso', 'Club', 'golf', $2, 'sendahead', 'JOURNEYS', $3)`,
    [id, origin, [domain]],
  );
  return {
    domain,
    origin,
    async stop() {
      await rows('update identity_providers set enabled = false where id = $1', [id]);
      child.kill();
    },
  };
}
