import type { Role } from '@sendahead/shared-contracts/call/roles';
import { deriveToken, hashSecret, newSecret } from '../platform/security/secrets.ts';
import type { TestApp } from '../testing/test-app.ts';

/** The demo's user of each role. */
export const userOf: Readonly<Record<Role, string | null>> = {
  guest: null,
  consumer: 'usr_demo_customer',
  pro: 'usr_demo_pro',
  admin: 'usr_demo_admin',
  admin_plus: 'usr_demo_adminplus',
  carrier_admin: 'usr_demo_carrieradmin',
};

export type SessionHeaders = { cookie: string; 'x-csrf-token': string };

/** A session of a role, as signing in opens it; a call may end it, so each call uses a new one. */
export async function sessionOf({ context }: TestApp, role: Role): Promise<SessionHeaders> {
  const secret = newSecret();
  await context.db
    .insertInto('sessions')
    .values({
      id_hash: hashSecret(secret),
      user_id: userOf[role],
      created_at: context.clock.instant(),
      seen_at: context.clock.instant(),
      expires_at: new Date(context.clock.now() + 3_600_000).toISOString(),
    })
    .execute();
  return { cookie: `session=${secret}`, 'x-csrf-token': deriveToken(deriveToken(secret, 'user'), 'csrf') };
}
