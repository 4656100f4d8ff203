import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { autocomplete as limits } from '@sendahead/shared-contracts/constants';
import { checkZip, searchBlockedAddress } from '@sendahead/shared-contracts/geo/check-calls';
import * as calls from '@sendahead/shared-contracts/geo/lookup-calls';
import type { FastifyInstance } from 'fastify';
import { chooseStateLookup } from '../../integrations/addresses/zip-to-state/choose-state-lookup.ts';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { brandOfHost } from '../catalog/public/brand-of-host.ts';
import { findBrandById, requireBrand } from '../catalog/public/store.ts';
import { servesCountry } from '../tariff/public/lane.ts';
import { loadTariffBook } from '../tariff/public/tariff-book.ts';
import { readAddressLine } from './address-line/read-address-line.ts';
import { blockOf, isBlocked } from './check/blocked-addresses.ts';
import { findNotices } from './check/disasters.ts';
import { findPlaceOfAddress } from './check/find-zip-of-address.ts';
import { incidentNotices } from './check/incident-notices.ts';
import { validateZip } from './check/validate-zip.ts';
import { listCountries } from './public/countries.ts';
import type { ReadPastStreets } from './public/own/past-street.ts';
import { findPlace, findRegionName } from './public/store.ts';
import { resolveEircode } from './suggest/eircode.ts';
import { resolvePastStreet, resolvePlace } from './suggest/resolve-place.ts';
import { suggestFacilities } from './suggest/suggestions.ts';

/** Lookups for an address: its code, its notices, whether it is blocked, the place of a suggestion. */
export function lookupRoutes(
  app: FastifyInstance,
  context: AppContext,
  readPastStreets: ReadPastStreets,
): void {
  codeRoutes(app, context);
  noticeRoutes(app, context);
  suggestionRoutes(app, context, readPastStreets);
}

/** Countries, and codes of towns. */
function codeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, config } = context;

  registerCall(app, context, calls.listCountries, async ({ query }, { reference, reply }) => {
    const { date } = localTime(clock.now(), homeTimeZone);
    const countries = await listCountries(db, date);
    // The largest answer of a visit, and identical for everyone.
    reply.header('cache-control', 'private, max-age=3600');
    if (query.brand === undefined) return { countries };
    await requireBrand(db, query.brand);
    const { sheet } = await loadTariffBook(db, await reference(), date);
    return { countries: countries.filter(({ code }) => servesCountry(sheet, code)) };
  });

  registerCall(app, context, calls.zipOfAddress, async ({ query }) => {
    const place = await findPlaceOfAddress(db, {
      address: query.address1 ?? '',
      city: query.city,
      province: query.province,
      country: query.country_code,
    });
    return {
      success: place !== undefined,
      city: place?.city ?? null,
      state: place?.state ?? null,
      state_long: place ? ((await findRegionName(db, place.country, place.state)) ?? place.state) : null,
      zip: place?.code ?? '',
      country: query.country_code,
      address: query.address1 ?? null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      time_zone: place?.timeZone ?? null,
    };
  });

  const elsewhere = chooseStateLookup(config.env, (error) =>
    app.log.warn({ err: error }, 'no state of a zip'),
  );
  registerCall(app, context, calls.zipToState, async ({ params: { zip } }) => {
    const own = (await findPlace(db, 'US', zip))?.state;
    return { zip, state: own ?? (await elsewhere?.(zip)) ?? null };
  });

  registerCall(app, context, calls.readAddressLine, async ({ query }) => ({
    address: await readAddressLine(db, query.line, query.country_code ?? 'US'),
  }));

  registerCall(app, context, checkZip, async ({ query }) => validateZip(db, query.value, query.country_code));
}

/** Notices for an area, and blocked addresses. */
function noticeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.disasterNotifications, async ({ query }, call) => {
    const brand = await findBrandById(db, query.brand_id);
    if (!brand) throw new Refusal(404, 'brand_not_found');
    const today = localTime(clock.now(), homeTimeZone).date;
    const ofIncidents = await incidentNotices(db, await call.reference(), today, {
      zip: query.zip_code,
      city: query.city,
      state: query.state_code,
      country: query.country_code,
      brand: brand.slug,
    });
    const notifications = await findNotices(db, clock.now(), {
      zip: query.zip_code,
      city: query.city,
      state: query.state_code,
      country: query.country_code,
      addressType: query.address_type,
      brandId: query.brand_id,
    });
    return { notifications: [...notifications, ...ofIncidents] };
  });

  registerCall(app, context, searchBlockedAddress, async ({ query }, call) => {
    if (!(await isBlocked(db, query.blocked_address, await call.reference())))
      throw new Refusal(404, 'address_not_blocked');
    return { success: true as const };
  });

  registerCall(app, context, calls.addressBlocked, async ({ query }, call) => {
    const sentence = await blockOf(db, query.blocked_address, await call.reference());
    return { blocked: sentence !== undefined, ...(sentence ? { message: sentence } : {}) };
  });
}

/** Clubs by name, and the place of a suggestion. */
function suggestionRoutes(app: FastifyInstance, context: AppContext, readPastStreets: ReadPastStreets): void {
  const { db } = context;

  registerCall(app, context, calls.autocompleteClub, async ({ query }, { request }) => {
    // EP-07: clubs of the requesting page's brand, unless another is named; all clubs when the host names no
    // brand.
    const brand = query.brand ?? brandOfHost(request.hostname) ?? undefined;
    if (brand !== undefined) await requireBrand(db, brand);
    if (query.term.trim().length < limits.minCharacters) return { items: [] };
    const items = await suggestFacilities(db, query.term, { brand }, limits.maxItems);
    return { items };
  });

  registerCall(app, context, calls.placeDetails, async ({ params }, { session }) => {
    const userId = session?.user?.id ?? null;
    const found = params.id.startsWith('past-')
      ? userId !== null && (await resolvePastStreet(db, readPastStreets, userId, params.id))
      : await resolvePlace(db, params.id, userId);
    if (!found) throw new Refusal(404, 'place_not_found');
    return found;
  });

  registerCall(app, context, calls.eircodeDetails, async ({ body }) => {
    const found =
      body.country_code === 'IE' ? await resolveEircode(db, body.suggestion_id, body.query) : undefined;
    if (!found) throw new Refusal(404, 'place_not_found');
    return found;
  });
}
