import { autocomplete as limits } from '@sendahead/shared-contracts/constants';
import * as calls from '@sendahead/shared-contracts/geo/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { helpedUser } from '../../accounts/public/helped-user.ts';
import { requireBrand } from '../../catalog/public/store.ts';
import type { ReadPastStreets } from '../public/own/past-street.ts';
import { portsNamed } from '../public/typed-port.ts';
import { locationBias } from './location-bias.ts';
import { suggestOwnAddresses } from './own/address-book.ts';
import { suggestPastStreets } from './own/past-streets.ts';
import { providedAddresses, withProvided } from './provided-addresses.ts';
import { suggestAddresses } from './suggest-addresses.ts';
import { suggestFacilities } from './suggestions.ts';

/**
 * Facilities by their name or town; without any, the terminals of a port that the term names, such as
 * Port Everglades.
 */
async function facilitiesNamed(
  ...[db, term, which, limit, near]: Parameters<typeof suggestFacilities>
): ReturnType<typeof suggestFacilities> {
  const found = await suggestFacilities(db, term, which, limit, near);
  return found.length > 0 || !which.brand || which.kind
    ? found
    : (await portsNamed(db, term, which.brand)).slice(0, limit);
}

/**
 * Suggestions while the user types: clubs, addresses, or the user's own: the address book, then streets of
 * earlier orders.
 */
export function autocompleteRoute(
  app: FastifyInstance,
  context: AppContext,
  readPastStreets: ReadPastStreets,
): void {
  const { db } = context;
  const askProvider = providedAddresses(app, context);

  registerCall(app, context, calls.autocomplete, async ({ params, query }, call) => {
    const length = query.term.trim().length;
    // AC-20: the user’s own addresses are listed before anything is typed.
    const isWholeBook = length === 0 && params.mode === 'address-book';
    if (length < limits.minCharacters && !isWholeBook) return { items: [] };
    const limit = Math.max(1, query.limit ?? limits.maxItems);
    const userId = await helpedUser(db, call.session?.user, query.user_id);
    // A `result_type` equal to the mode's own kind filters nothing.
    const kind = query.result_type === params.mode ? undefined : query.result_type;
    const findNear = () =>
      locationBias(db, { zip: query.near_zip, country: query.country_code ?? 'US', userId });
    if (params.mode === 'facility') {
      const near = await findNear();
      const term = query.term.trim().toLowerCase();
      const { brand, country_code: country } = query;
      const reference = await call.reference();
      const items = await reference.remember(['suggestions', term, brand, country, limit, near, kind], () =>
        facilitiesNamed(db, term, { brand, country, kind }, limit, near),
      );
      if (items.length === 0) await requireBrand(db, brand);
      return { items };
    }
    await requireBrand(db, query.brand);
    if (params.mode === 'address') {
      const [own, provided] = await Promise.all([
        suggestAddresses(db, query.term, query.country_code, limit, kind),
        kind === undefined || kind === 'street' ? askProvider(query, call) : [],
      ]);
      return { items: await withProvided(db, own, provided, Math.min(limit, limits.maxItems)) };
    }
    if (userId === null) throw refuse('not_signed_in');
    const { term, country_code: country } = query;
    const saved = await suggestOwnAddresses(db, userId, term, country, limit, await findNear());
    // Staff who help a person search that person's book, but not the streets of their orders.
    const past =
      userId === call.session?.user?.id
        ? await suggestPastStreets(db, readPastStreets, userId, { term, country, limit })
        : [];
    const own = [...saved, ...past].slice(0, limit);
    // For an address book: entries of a club, or the others.
    return { items: own.filter((item) => !kind || kind === (item.club_id ? 'facility' : 'address')) };
  });
}
