import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply =
  | { status?: number; body: string; headers?: Record<string, string> }
  | 'cut'
  | 'silent'
  | 'endless';

/** A server that speaks the shapes of Mapbox Geocoding v6; `answer` says what it answers from now on. */
export async function startMapboxStandIn() {
  const asked: URL[] = [];
  let reply: Reply = { body: '{"features":[]}' };
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://stand-in'));
    if (reply === 'cut') return void response.destroy();
    if (reply === 'silent') return;
    if (reply === 'endless') return writeOnAndOn(response.writeHead(200));
    const { status = 200, body, headers } = reply;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer: (next: Reply) => {
      reply = next;
    },
    answerWith: (...features: unknown[]) => {
      reply = { body: JSON.stringify({ type: 'FeatureCollection', features }) };
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function writeOnAndOn(response: ServerResponse): void {
  response.write(' '.repeat(16_384), (gone) => {
    if (!gone && !response.destroyed) setImmediate(() => writeOnAndOn(response));
  });
}

/** One address as Mapbox answers it. */
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
