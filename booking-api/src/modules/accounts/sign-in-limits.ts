import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { knownDevice } from './known-devices.ts';
import { mailKey } from './mail-key.ts';

/** Wrong pairs a minute, from wherever they come, after which only known browsers are heard. */
const wrongPairsPerMinute = 300;

/**
 * Counts a try to sign in, before anything is hashed. A browser that was signed in to the account before counts by
 * itself, so that guessing from elsewhere locks nobody out of the own account. Throws Refusal 429.
 */
export async function limitSignIn(
  { db, throttle }: Pick<AppContext, 'db' | 'throttle'>,
  request: FastifyRequest,
  email: string,
  userId: string | undefined,
): Promise<void> {
  const device = await knownDevice(db, request, userId);
  if (device !== undefined) return throttle.attempt('sign-in-device', device, 10, 300);
  await throttle.check('sign-in-wrong', 'all', wrongPairsPerMinute, 60);
  await throttle.attempt('sign-in-account', mailKey(email), 10, 300);
}

export async function countWrongPair({ throttle }: Pick<AppContext, 'throttle'>): Promise<void> {
  try {
    await throttle.attempt('sign-in-wrong', 'all', wrongPairsPerMinute, 60);
  } catch (error) {
    // The answer to this one is already known; the next is refused.
    if (!(error instanceof Refusal)) throw error;
  }
}
