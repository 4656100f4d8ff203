import { startOtherServer } from '../../testing/other-server.ts';

/** A server that answers in the shape of Mapbox Geocoding v6. */
export async function startMapboxStandIn() {
  const server = await startOtherServer();
  const answerWith = (...features: unknown[]): void =>
    server.answer({ body: JSON.stringify({ type: 'FeatureCollection', features }) });
  answerWith();
  return { ...server, answerWith };
}

/** One address as Mapbox returns it. */
export const mapboxAddress = (change: Record<string, unknown> = {}) => ({
  type: 'Feature',
  id: 'dXJuOm1ieGFkcjo',
  geometry: { type: 'Point', coordinates: [-97.7395, 30.2747] },
  properties: {
    mapbox_id: 'dXJuOm1ieGFkcjo',
    feature_type: 'address',
    full_address: '1500 Congress Avenue, Austin, Texas 78701, United States',
    context: {
      address: { name: '1500 Congress Avenue', address_number: '1500', street_name: 'Congress Avenue' },
      postcode: { name: '78701' },
      place: { name: 'Austin' },
      region: { name: 'Texas', region_code: 'TX', region_code_full: 'US-TX' },
      country: { name: 'United States', country_code: 'US', country_code_alpha_3: 'USA' },
      ...change,
    },
  },
});
