import { staffRoles } from '@sendahead/shared-contracts/call/roles';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';
import { type AlertKind, raiseAlert } from '../../alerts/public/alerts.ts';

const hour = 3600;
/** Wrong codes in an hour: of an address, of a session, and of a member of staff. */
const most = 10;
/** Wrong codes in an hour, over all addresses, after which an alert is raised. */
const alarm = 200;

/** The kinds of codes that are worth money, by the names of their counters and alerts. */
type Codes = { what: string; alert: AlertKind; subject: string };
export const giftCardCodes: Codes = {
  what: 'gift-card-miss',
  alert: 'gift_cards_guessed',
  subject: 'gift cards',
};
export const couponCodes: Codes = { what: 'coupon-miss', alert: 'coupons_guessed', subject: 'coupons' };

/**
 * Limits guessing codes by asking for prices: wrong ones are counted by address and by session. Staff are
 * counted by account, since they share an address with customers.
 */
export function limitCodeGuesses({ throttle, sessions, db }: AppContext, { what, alert, subject }: Codes) {
  const countersOf = async (request: FastifyRequest): Promise<[string, string][]> => {
    const session = await sessions.find(request);
    if (session?.user && staffRoles.includes(session.role)) return [[`${what}-staff`, session.user.id]];
    const id = session?.idHash.toString('hex').slice(0, 16) ?? 'none';
    return [
      [`${what}-session`, id],
      [what, request.ip],
    ];
  };
  /** Whether this session got an answer about the code within the hour: asking again, it learns nothing. */
  const isKnown = ([, who]: [string, string], code: string): Promise<boolean> =>
    isRefused(throttle.attempt(`${what}-code`, hashSecret(`${who} ${code}`).toString('hex'), 1, hour));
  return {
    /** Throws Refusal 429 once the hour's wrong codes are used up, whether the code at hand is good or not. */
    async check(request: FastifyRequest): Promise<void> {
      for (const [name, who] of await countersOf(request)) await throttle.check(name, who, most, hour);
    },
    /** Counts a wrong code; throws Refusal 429 beyond the limit, also where guesses come at the same moment. */
    async count(request: FastifyRequest, code: string): Promise<void> {
      const counters = await countersOf(request);
      const [first] = counters;
      if (!first || (await isKnown(first, code))) return;
      if (await isRefused(throttle.attempt(`${what}-all`, 'all', alarm, hour)))
        await raiseAlert(db, alert, subject, { misses: alarm });
      for (const [name, who] of counters) await throttle.attempt(name, who, most, hour);
    },
  };
}

async function isRefused(attempt: Promise<void>): Promise<boolean> {
  try {
    await attempt;
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
