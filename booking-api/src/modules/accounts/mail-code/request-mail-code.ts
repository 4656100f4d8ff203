import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { isAllowed } from '../../../platform/throttle/throttle.ts';
import { visitorNetwork } from '../../../platform/throttle/visitor-network.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { mailKey } from '../public/mail-key.ts';
import { findByEmail } from '../public/store.ts';
import { knownDevice } from '../sign-in/known-devices.ts';
import { withMinimumDuration } from '../sign-in/minimum-duration.ts';
import { createPuzzle, takeAnswer } from '../sign-in/puzzles.ts';
import { mailCodeMinutes, openMailCode } from './mail-code-store.ts';

/** Milliseconds that a request for a code takes, the same for every address and caller. */
const askMs = 120;
const hour = 3600;
/**
 * Codes per hour without a puzzle: for a browser that was signed in before, for one account from one network,
 * and for an account from all unknown browsers.
 */
const free = { device: 6, network: 4, account: 6 } as const;
/**
 * Codes per day that solved puzzles buy for an account: with five tries each, the chance of guessing one of
 * 1,000,000 is one in a thousand.
 */
const answersPerDay = 200;
const puzzleBits = 17;

type CodeRequest = {
  request: FastifyRequest;
  email: string;
  idHash: Buffer;
  brand: string;
  proof: { puzzle: string; answer: number } | undefined;
};

/**
 * Mails a code to an address, for the browser of the current session. The answer, its time and the database
 * work are the same for an address without an account. Requests by strangers lock no one out: a known browser
 * has a separate count, and others still get a code for solving a puzzle. Returns the instant at which the
 * code expires. Throws Refusal 429 when the caller's network address has asked too often, with a `puzzle`
 * when solving one would help.
 */
export async function requestMailCode(context: AppContext, codeRequest: CodeRequest): Promise<string> {
  const { db, clock, jobs, throttle } = context;
  await throttle.attempt('sign-in-code', codeRequest.request.ip, 10, 60);
  await throttle.attempt('sign-in-code-day', codeRequest.request.ip, 100, 86_400);
  const expiresAt = new Date(clock.now() + mailCodeMinutes * 60_000).toISOString();
  await withMinimumDuration(askMs, async () => {
    const account = await findByEmail(db, codeRequest.email);
    await admitAsk(context, codeRequest, account?.id);
    const userId = account?.id ?? null;
    const code = await openMailCode(db, {
      sessionHash: codeRequest.idHash,
      userId,
      now: clock.instant(),
      expiresAt,
    });
    await db
      .transaction()
      .execute((trx) =>
        jobs.enqueue(trx, accountMailJob, { kind: 'sign-in-code', userId, brand: codeRequest.brand, code }),
      );
  });
  return expiresAt;
}

/**
 * Counts a request; throws Refusal 429 with a puzzle when there are too many, whether or not the account
 * exists.
 */
async function admitAsk(
  context: AppContext,
  codeRequest: CodeRequest,
  userId: string | undefined,
): Promise<void> {
  const { db, throttle } = context;
  const key = mailKey(codeRequest.email);
  const device = await knownDevice(db, codeRequest.request, userId);
  if (device !== undefined) {
    if (await isAllowed(throttle.attempt('sign-in-code-device', device, free.device, hour))) return;
  } else {
    const network = visitorNetwork(codeRequest.request.ip);
    const byNetwork = await isAllowed(
      throttle.attempt('sign-in-code-ask', `${network} ${key}`, free.network, hour),
    );
    if (byNetwork && (await isAllowed(throttle.attempt('sign-in-code-mail', key, free.account, hour))))
      return;
  }
  if (codeRequest.proof && (await takeAnswer(context, key, codeRequest.proof)))
    return throttle.attempt('sign-in-code-answers', key, answersPerDay, 86_400);
  const puzzle = await createPuzzle(context, key, puzzleBits);
  const { status, code } = refuse('too_many_requests');
  throw new Refusal(status, code, { extensions: { puzzle }, headers: { 'retry-after': '60' } });
}
