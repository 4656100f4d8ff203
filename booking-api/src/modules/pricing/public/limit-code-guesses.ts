import { staffRoles } from '@sendahead/shared-contracts/call/roles';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';
import { isAllowed } from '../../../platform/throttle/throttle.ts';
import { type AlertKind, raiseAlert } from '../../alerts/public/alerts.ts';

const hour = 3600;
/** Wrong codes per hour: for an account, a session, a cart, and for all signed-out visitors at an address. */
const most = 10;
/** Wrong codes per hour for all accounts behind one address. */
const maxOfAccounts = 50;
/** Wrong codes per hour, over all addresses, after which an alert is raised. */
const alarm = 200;

/** The kinds of codes with monetary value, by the names of their counters and alerts. */
type Codes = { what: string; alert: AlertKind; subject: string };
export const giftCardCodes: Codes = {
  what: 'gift-card-miss',
  alert: 'gift_cards_guessed',
  subject: 'gift cards',
};
export const couponCodes: Codes = { what: 'coupon-miss', alert: 'coupons_guessed', subject: 'coupons' };

/** The subject of a price request; wrong codes are also counted by its cart. */
type GuessAttempt = { request: FastifyRequest; cartId?: string | undefined };

type Counter = { name: string; who: string; most: number };

/**
 * Limits guessing codes by price requests: wrong ones are counted by session, cart and address. A signed-in user is
 * counted by account, and by a wider limit of the address, so that strangers behind one address do not block the codes
 * of its account holders. Staff are counted by account only.
 */
export function limitCodeGuesses(
  { throttle, sessions, db, clock }: AppContext,
  { what, alert, subject }: Codes,
) {
  const countersOf = async ({ request, cartId }: GuessAttempt): Promise<Counter[]> => {
    const session = await sessions.find(request);
    if (session?.user && staffRoles.includes(session.role))
      return [{ name: `${what}-staff`, who: session.user.id, most }];
    const id = session?.idHash.toString('hex').slice(0, 16) ?? 'none';
    return [
      session?.user
        ? { name: `${what}-account`, who: session.user.id, most }
        : { name: `${what}-session`, who: id, most },
      ...(cartId === undefined ? [] : [{ name: `${what}-cart`, who: cartId, most }]),
      session?.user
        ? { name: `${what}-accounts`, who: request.ip, most: maxOfAccounts }
        : { name: what, who: request.ip, most },
    ];
  };
  /** Counts the first guess of a code within the hour; false for a repeat, which reveals nothing. */
  const recordFirstGuess = ({ name, who }: Counter, code: string): Promise<boolean> =>
    isAllowed(
      throttle.attempt(`${what}-code`, hashSecret(`${name} ${who} ${code}`).toString('hex'), 1, hour),
    );
  /** The end of the pause in checking codes, an instant; null without one. */
  const closedUntil = async (attempt: GuessAttempt): Promise<string | null> => {
    const waits = [];
    for (const { name, who, most: limit } of await countersOf(attempt))
      waits.push(await waitOf(throttle.check(name, who, limit, hour)));
    const longest = Math.max(...waits);
    return longest === 0 ? null : new Date(clock.now() + longest * 1000).toISOString();
  };
  return {
    /**
     * Once the hour's wrong codes are used up: the end of the pause, whether or not the current code is
     * valid; else null.
     */
    closedUntil,
    /**
     * Counts a wrong code; returns the same as `closedUntil` beyond the limit, even when guesses arrive at
     * the same moment.
     */
    async count(attempt: GuessAttempt, code: string): Promise<string | null> {
      const counters = await countersOf(attempt);
      const [first] = counters;
      if (!first || !(await recordFirstGuess(first, code))) return null;
      if (!(await isAllowed(throttle.attempt(`${what}-all`, 'all', alarm, hour))))
        await raiseAlert(db, alert, subject, { misses: alarm });
      let within = true;
      for (const { name, who, most: limit } of counters)
        within = (await isAllowed(throttle.attempt(name, who, limit, hour))) && within;
      return within ? null : closedUntil(attempt);
    },
  };
}

/** Seconds to wait beyond a limit; 0 within it. */
async function waitOf(check: Promise<void>): Promise<number> {
  try {
    await check;
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return Number(error.headers['retry-after'] ?? hour);
    throw error;
  }
}
