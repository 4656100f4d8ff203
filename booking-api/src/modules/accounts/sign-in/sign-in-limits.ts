import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { isAllowed } from '../../../platform/throttle/throttle.ts';
import type { Lane } from '../password/password-queue.ts';
import { mailKey } from '../public/mail-key.ts';
import { knownDevice } from './known-devices.ts';
import { createPuzzle, takeAnswer } from './puzzles.ts';

type Limits = Pick<AppContext, 'db' | 'clock' | 'throttle'>;
/** Who tries to sign in, and what they bring of a puzzle. */
type Try = {
  email: string;
  userId: string | undefined;
  proof: { puzzle: string; answer: number } | undefined;
};

/** Tries that cost nothing: of a known browser and of an account in five minutes, of an address in one. */
const free = { device: 10, account: 10, address: 30 } as const;
/** Puzzles answered for an account in five minutes, and how hard the next one is up to there. */
const hardness = [
  { upTo: 10, bits: 15 },
  { upTo: 40, bits: 17 },
] as const;
const hardest = 19;
/** Puzzles answered for an account in a day after which only the mailed link of a forgotten password lets a stranger in. */
const answersPerDay = 1000;

/**
 * Counts a sign-in before anything is hashed, and returns the queue for its password check. Past the limits of its
 * address or account, or while too many wait, it needs the solution of a puzzle: guessing is slow and locks nobody
 * out. A browser that was signed in to the account before is counted separately. Throws Refusal 429 with a `puzzle`.
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
  throw new Refusal(status, code, { beside: { puzzle }, headers: { 'retry-after': '60' } });
}

async function bitsFor(throttle: Limits['throttle'], key: string): Promise<number> {
  for (const { upTo, bits } of hardness)
    if (await isAllowed(throttle.check('sign-in-answers', key, upTo, 300))) return bits;
  return hardest;
}
