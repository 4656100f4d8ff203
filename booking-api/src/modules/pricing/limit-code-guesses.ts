import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { raiseAlert } from '../payments/alerts.ts';

const hour = 3600;
const perAddress = 10;
const perSession = 10;
/** Wrong codes in an hour, from wherever, after which a person is told. */
const alarm = 200;
const what = 'gift-card-miss';

/** Keeps the price from being used to find gift cards: wrong codes are counted by address and by session. */
export function limitGiftCards({ throttle, sessions, db }: AppContext) {
  const sessionOf = async (request: FastifyRequest) =>
    (await sessions.find(request))?.idHash.toString('hex').slice(0, 16) ?? 'none';
  return {
    /** Throws Refusal 429 once the hour's wrong codes are used up, whether this one is good or not. */
    async check(request: FastifyRequest): Promise<void> {
      await throttle.check(what, request.ip, perAddress, hour);
      await throttle.check(`${what}-session`, await sessionOf(request), perSession, hour);
    },
    async miss(request: FastifyRequest): Promise<void> {
      await throttle.attempt(what, request.ip, perAddress, hour).catch(() => {});
      await throttle.attempt(`${what}-session`, await sessionOf(request), perSession, hour).catch(() => {});
      await throttle
        .attempt(`${what}-all`, 'all', alarm, hour)
        .catch(() => raiseAlert(db, 'gift_cards_guessed', 'gift cards', { misses: alarm }));
    },
  };
}
