import * as calls from '@sendahead/shared-contracts/geo/calls';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { FastifyInstance } from 'fastify';
import { chooseVerifiers } from '../../integrations/addresses/choose-verifier.ts';
import { readAddressSettings } from '../../integrations/addresses/settings.ts';
import type { AppContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { RawAnswer, registerCall } from '../../platform/http/register-call.ts';
import { wantsJson } from '../../platform/http/wants-json.ts';
import { brandOf } from '../catalog/public/request-brand.ts';
import { carrierWarning } from '../clubs/public/microsites.ts';
import { gazetteerVerifier } from './check/gazetteer-verifier.ts';
import { validateShipPoints } from './check/validate-ship-points.ts';
import { lookupRoutes } from './lookup-routes.ts';
import type { ReadPastStreets } from './public/own/past-street.ts';
import { findPlace, findRegionName, listRegions } from './public/store.ts';
import { isShipmentEnd, military, writeStateOptions } from './state-options.ts';
import { autocompleteRoute } from './suggest/autocomplete-route.ts';

/** Postal codes, states, suggestions, and whether an address can be served. */
export function geoRoutes(app: FastifyInstance, context: AppContext, readPastStreets: ReadPastStreets): void {
  const { db } = context;

  registerCall(app, context, calls.zipInfo, async ({ query }, call) => {
    const { country_code: country, zip_code: zip } = query;
    const reference = await call.reference();
    const place = await reference.remember(['place', country, zip], () => findPlace(db, country, zip));
    const region =
      place &&
      (await reference.remember(['region', place.country, place.state], () =>
        findRegionName(db, place.country, place.state),
      ));
    const code = place && place.country === 'US' ? place.code : query.zip_code;
    return {
      success: place !== undefined,
      city: place?.city ?? null,
      state: place?.state ?? null,
      state_long: region ?? place?.state ?? null,
      zip: code,
      country: query.country_code,
      address: place ? `${place.city}, ${place.state} ${code}` : null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      time_zone: place?.timeZone ?? null,
    };
  });

  registerCall(app, context, calls.stateOptions, async ({ query }, call) => {
    const regions = await listRegions(db, query.country);
    // A card may have a military billing address; none of our carriers deliver there.
    const options = isShipmentEnd(query.address_type)
      ? regions.filter(({ code }) => query.country !== 'US' || !military.has(code))
      : regions;
    if (wantsJson(call, 'text/html')) return { country: query.country, options };
    return new RawAnswer('text/html; charset=utf-8', writeStateOptions(options));
  });

  autocompleteRoute(app, context, readPastStreets);
  const verifiers = chooseVerifiers(readAddressSettings(context.config.env), gazetteerVerifier(db), (error) =>
    app.log.warn({ err: error }, 'address not verified'),
  );
  registerCall(app, context, calls.validateShipPoints, async ({ body }, { request }) => {
    const { micro_site_id: micrositeId, ...form } = body;
    const { points } = readShipForm(form);
    if (!points) throw refuse('malformed', [{ path: 'origination', code: 'required' }]);
    const warning = carrierWarning(db, { cartId: form.cart_id, micrositeId, brand: brandOf(request) });
    return validateShipPoints(context, verifiers, points, warning);
  });

  lookupRoutes(app, context, readPastStreets);
}
