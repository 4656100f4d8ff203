import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { isAllowed } from '../../../platform/throttle/throttle.ts';
import type { Lane } from '../password/password-queue.ts';
import { mailKey } from '../public/mail-key.ts';
import { knownDevice } from './known-devices.ts';
import { createPuzzle, takeAnswer } from './puzzles.ts';

type Limits = Pick<AppContext, 'db' | 'clock' | 'throttle'>;
/** The caller who tries to sign in, and their solution of a puzzle. */
type Try = {
  email: string;
  userId: string | undefined;
  proof: { puzzle: string; answer: number } | undefined;
};

/** Free tries: for a known browser and for an account in five minutes, for a network address in one. */
const free = { device: 10, account: 10, address: 30 } as const;
/** Puzzles that an account may solve in five minutes, and how the difficulty rises up to that number. */
const hardness = [
  { upTo: 10, bits: 15 },
  { upTo: 40, bits: 17 },
] as const;
const hardest = 19;
/**
 * Puzzles solved for an account per day, after which a stranger can enter only by the mailed link of a
 * forgotten password.
 */
const answersPerDay = 1000;

/**
 * Counts a sign-in before anything is hashed, and returns the queue for its password check. Beyond the limits
 * of its address or account, or while too many wait, a solved puzzle is required: guessing is slow and locks
 * no one out. A browser that was signed in to the account before has a separate count. Throws Refusal 429
 * with a `puzzle`.
 */
export async function admitSignIn(
  context: Limits,
  request: FastifyRequest,
  { email, userId, proof }: Try,
  isBusy: boolean,
): Promise<Lane> {
  const { db, throttle } = context;
  const key = mailKey(email);
  const device = await knownDevice(db, request, userId);
  if (device !== undefined) {
    if (await isAllowed(throttle.attempt('sign-in-device', device, free.device, 300))) return 'known';
  } else {
    const byAddress = await isAllowed(throttle.attempt('sign-in', request.ip, free.address, 60));
    const byAccount = await isAllowed(throttle.attempt('sign-in-account', key, free.account, 300));
    if (byAddress && byAccount && !isBusy) return 'stranger';
  }
  if (proof && (await takeAnswer(context, key, proof))) {
    await throttle.attempt('sign-in-answers-day', key, answersPerDay, 86_400);
    await isAllowed(throttle.attempt('sign-in-answers', key, answersPerDay, 300));
    return 'known';
  }
  await throttle.check('sign-in-answers-day', key, answersPerDay, 86_400);
  const puzzle = await createPuzzle(context, key, await bitsFor(throttle, key));
  const { status, code } = refuse('too_many_requests');
  throw new Refusal(status, code, { extensions: { puzzle }, headers: { 'retry-after': '60' } });
}

async function bitsFor(throttle: Limits['throttle'], key: string): Promise<number> {
  for (const { upTo, bits } of hardness)
    if (await isAllowed(throttle.check('sign-in-answers', key, upTo, 300))) return bits;
  return hardest;
}
