import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { mailKey } from './mail-key.ts';
import type { Session } from './sessions.ts';

/** Tries a minute and a day: of one visitor, and of one network address, behind which a few visitors may sit. */
const ofVisitor = { minute: 5, day: 20 } as const;
const ofAddress = { minute: 15, day: 100 } as const;
const ofMailPerHour = 20;
const [minute, hour, day] = [60, 3600, 86_400];

/**
 * EP-36, EP-37, EP-42: counts a question whether a mail has an account, before it is looked up and whatever is found.
 * The mail is counted by a hash. Throws Refusal 429, the same for a known and an unknown mail.
 */
export async function limitLookUp(
  { throttle }: Pick<AppContext, 'throttle'>,
  request: FastifyRequest,
  session: Session | null,
  email: string,
): Promise<void> {
  const visitor = session?.idHash.toString('hex') ?? request.ip;
  await throttle.attempt('lookup-visitor', visitor, ofVisitor.minute, minute);
  await throttle.attempt('lookup-visitor', visitor, ofVisitor.day, day);
  await throttle.attempt('lookup', request.ip, ofAddress.minute, minute);
  await throttle.attempt('lookup', request.ip, ofAddress.day, day);
  await throttle.attempt('lookup-mail', mailKey(email), ofMailPerHour, hour);
}
