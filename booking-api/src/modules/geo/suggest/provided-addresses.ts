import { createHash } from 'node:crypto';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import type { FastifyInstance } from 'fastify';
import { chooseSuggester } from '../../../integrations/addresses/choose-suggester.ts';
import { guardedSuggester } from '../../../integrations/addresses/guarded-suggester.ts';
import type { FoundAddress } from '../../../integrations/addresses/port.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/register-call.ts';
import { isAllowed } from '../../../platform/throttle/throttle.ts';
import { normalizeAddress } from '../public/normalize-address.ts';
import { findPlace } from '../public/store.ts';

/** Provider requests per minute and visitor: more than a person types, too few to resell. */
const maxPerMinute = 60;

/** A town may have fifty postal codes: found houses are listed after our first ten suggestions. */
const maxBefore = 10;

/** A house and a street: our own tables answer a name or a code alone for free. */
const mayBeHouse = (term: string): boolean => /\p{L}/u.test(term) && /\d/.test(term);

type Asked = { term: string; country_code?: string | undefined };
type Asker = Pick<CallContext, 'session' | 'request'>;

/**
 * Suggestions of the address provider, if one is set. It is asked only for visitors of the page, each within
 * a limit; beyond the limit, and when it fails, only our own suggestions are shown.
 */
export function providedAddresses(app: FastifyInstance, { config, clock, throttle }: AppContext) {
  const suggester = chooseSuggester(config.env);
  if (!suggester) return async (): Promise<FoundAddress[]> => [];
  const ask = guardedSuggester(suggester, clock, (error) => app.log.warn({ err: error }, 'no suggestions'));
  return async ({ term, country_code: country = 'US' }: Asked, { session, request }: Asker) => {
    if (!session || !mayBeHouse(term)) return [];
    const within = await isAllowed(throttle.attempt('provided-addresses', request.ip, maxPerMinute, 60));
    return within ? ask(term, country) : [];
  };
}

/** Two spellings of a street in one postal code are one address. */
const keyOf = (address: string, zip: string, country_code: string): string =>
  normalizeAddress({ address, zip, city: '', state: '', country_code }).zipKey;

/**
 * AD-15: the provider's addresses after our own suggestions, each address once. An address whose postal code
 * our tables lack cannot be served, so it is not offered; the state has our tables' spelling.
 */
export async function withProvided(
  db: Queries,
  own: readonly Suggestion[],
  provided: readonly FoundAddress[],
  limit: number,
): Promise<Suggestion[]> {
  const keys = new Set(
    own.map((item) => keyOf(item.autofill_address, item.autofill_zip, item.autofill_country)),
  );
  const places = await Promise.all(provided.map(({ country, zip }) => findPlace(db, country, zip)));
  const more = provided.flatMap((found, at) => {
    const place = places[at];
    const key = keyOf(found.street, found.zip, found.country);
    if (!place || keys.has(key)) return [];
    keys.add(key);
    return [present({ ...found, state: place.state || found.state }, key)];
  });
  if (more.length === 0) return [...own];
  return [...own.slice(0, Math.max(0, Math.min(maxBefore, limit - more.length))), ...more].slice(0, limit);
}

/** The id contains the postal code, from which `resolvePlace` adds the location and the time zone. */
const present = ({ street, city, state, zip, country }: FoundAddress, key: string): Suggestion => ({
  id: ['found', country, zip.replace(/[^A-Za-z0-9]/g, ''), shortHash(key)].join('-'),
  kind: 'address',
  label: street,
  detail: `${city}, ${state} ${zip}`,
  preferred: false,
  club_id: null,
  autofill_zip: zip,
  autofill_city: city,
  autofill_state: state,
  autofill_country: country,
  autofill_address: street,
  autofill_club_id: null,
});

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
