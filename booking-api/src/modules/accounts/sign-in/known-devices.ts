import type { FastifyReply, FastifyRequest } from 'fastify';
import { daysLater } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { safeCookie } from '../../../platform/security/secure-cookie.ts';

const cookieName = 'device';
const secureName = '__Host-device';
const days = 180;
const secretLength = 43;

const secretOf = (request: FastifyRequest): string | undefined => {
  const secret = request.cookies[secureName] ?? request.cookies[cookieName];
  return secret?.length === secretLength ? secret : undefined;
};

/**
 * The counter key of a browser that was signed in to the account before; otherwise undefined. A mail without
 * an account takes the same work, so that the duration does not reveal which mails have one.
 */
export async function knownDevice(
  db: Queries,
  request: FastifyRequest,
  userId: string | undefined,
): Promise<string | undefined> {
  const secret = secretOf(request);
  if (secret === undefined) return undefined;
  const row = await db
    .selectFrom('known_devices')
    .select('secret_hash')
    .where('secret_hash', '=', hashSecret(secret))
    .where('user_id', '=', userId ?? '')
    .executeTakeFirst();
  return row?.secret_hash.toString('base64url');
}

/** Remembers the browser for the account, under a new secret each time. */
export async function rememberDevice(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const [old, secret] = [secretOf(request), newSecret()];
  if (old !== undefined)
    await db
      .deleteFrom('known_devices')
      .where('secret_hash', '=', hashSecret(old))
      .where('user_id', '=', userId)
      .execute();
  await db
    .insertInto('known_devices')
    .values({ secret_hash: hashSecret(secret), user_id: userId, seen_at: clock.instant() })
    .execute();
  const { name, secure } = safeCookie(cookieName, config.production, request);
  reply.setCookie(name, secret, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: '/',
    maxAge: days * 86_400,
  });
}

export async function sweepDevices(db: Queries, now: number): Promise<void> {
  const before = daysLater(now, -days);
  await db.deleteFrom('known_devices').where('seen_at', '<', before).execute();
}
