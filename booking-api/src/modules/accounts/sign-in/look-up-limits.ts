import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Session } from '../../../platform/security/session.ts';
import { mailKey } from '../public/mail-key.ts';

/**
 * Tries per minute and per day: for one visitor, and for one network address, which several visitors may
 * share.
 */
const ofVisitor = { minute: 5, day: 20 } as const;
const ofAddress = { minute: 15, day: 100 } as const;
const ofMailPerHour = 20;
const [minute, hour, day] = [60, 3600, 86_400];

type Limits = Pick<AppContext, 'throttle'>;
type Tries = readonly [what: string, who: string, max: number, windowSeconds: number][];

const triesOf = (request: FastifyRequest, session: Session | null, email: string): Tries => {
  const visitor = session?.idHash.toString('hex') ?? request.ip;
  return [
    ['lookup-visitor', visitor, ofVisitor.minute, minute],
    ['lookup-visitor', visitor, ofVisitor.day, day],
    ['lookup', request.ip, ofAddress.minute, minute],
    ['lookup', request.ip, ofAddress.day, day],
    ['lookup-mail', mailKey(email), ofMailPerHour, hour],
  ];
};

/**
 * EP-36, EP-37, EP-42: counts a lookup of a mail beforehand, whatever it finds. The count uses a hash of the
 * mail. Throws Refusal 429, the same for a known and an unknown mail.
 */
export async function limitLookUp(
  { throttle }: Limits,
  request: FastifyRequest,
  session: Session | null,
  email: string,
): Promise<void> {
  for (const tries of triesOf(request, session, email)) await throttle.attempt(...tries);
}

/**
 * EP-38: refuses like `limitLookUp` but counts nothing, since registering with a new mail looks no one up.
 * Call it before looking up the mail, so that the refusal does not reveal whether it is known.
 */
export async function checkLookUp(
  { throttle }: Limits,
  request: FastifyRequest,
  session: Session | null,
  email: string,
): Promise<void> {
  for (const tries of triesOf(request, session, email)) await throttle.check(...tries);
}
