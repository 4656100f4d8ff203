import { storeLocatorRadius } from '@sendahead/shared-contracts/constants';
import { storesNear } from '@sendahead/shared-contracts/stores/calls';
import type { FastifyInstance } from 'fastify';
import { chooseStoreLocator } from '../../integrations/stores/choose-locator.ts';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { findPlace } from '../geo/public/store.ts';

/** RT-22, OPEN-20: where a carrier accepts bags. */
export function storeRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, db } = context;
  const locator = chooseStoreLocator(config.production, db);

  registerCall(app, context, storesNear, async ({ query }) => {
    const { carrier, radius = storeLocatorRadius, weight = 0, length = 0 } = query;
    const place = await findPlace(db, 'US', query.zip);
    if (!place || place.latitude === null || place.longitude === null)
      throw new Refusal(404, 'zip_not_found', { fields: [{ path: 'query.zip', code: 'zip_not_found' }] });
    const { code: zip, city, state, latitude, longitude } = place;
    const stores = await locator.near({ carrier, latitude, longitude, radius, weight, length });
    return { zip, city, state, latitude, longitude, carrier, radius, stores };
  });
}
