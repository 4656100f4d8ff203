import type { AppContext } from '../../../platform/context.ts';
import { isWithin } from '../../../platform/throttle/throttle.ts';
import { accountMailQueue } from '../mails/queue.ts';
import { mailKey } from '../public/mail-key.ts';
import { findByEmail } from '../public/store.ts';
import { withMinimumDuration } from '../sign-in/minimum-duration.ts';
import { mailCodeMinutes, openMailCode } from './mail-code-store.ts';

/** Milliseconds that asking for a code takes, whoever asks for whatever address. */
const askMs = 120;
/** With five tries each, so many guesses in an hour at one account, whoever makes them. */
const codesPerHour = 6;

/**
 * Mails a code to an address, for the browser of that session. The answer, its time and what the database does are the same
 * for an address without an account; past the limit of an address nothing is sent, and that is not told either. Gives
 * the instant until which the code is good. Throws Refusal 429 once an asker's own address has asked too often.
 */
export async function requestMailCode(
  { db, clock, jobs, throttle }: AppContext,
  asked: { ip: string; email: string; idHash: Buffer; brand: string },
): Promise<string> {
  await throttle.attempt('sign-in-code', asked.ip, 10, 60);
  await throttle.attempt('sign-in-code-day', asked.ip, 100, 86_400);
  const expiresAt = new Date(clock.now() + mailCodeMinutes * 60_000).toISOString();
  await withMinimumDuration(askMs, async () => {
    const account = await findByEmail(db, asked.email);
    const attempt = throttle.attempt('sign-in-code-mail', mailKey(asked.email), codesPerHour, 3600);
    const userId = (await isWithin(attempt)) ? (account?.id ?? null) : null;
    const code = await openMailCode(db, {
      sessionHash: asked.idHash,
      userId,
      now: clock.instant(),
      expiresAt,
    });
    await db
      .transaction()
      .execute((trx) =>
        jobs.enqueue(trx, accountMailQueue, { kind: 'sign-in-code', userId, brand: asked.brand, code }),
      );
  });
  return expiresAt;
}
