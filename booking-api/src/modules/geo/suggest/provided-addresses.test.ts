import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import {
  mapboxAddress,
  startMapboxStandIn,
} from '../../../integrations/addresses/mapbox/testing/stand-in.ts';
import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { withProvided } from './provided-addresses.ts';

const token = 'pk.stand-in-of-a-secret-token';
const lines: string[] = [];
let standIn: Awaited<ReturnType<typeof startMapboxStandIn>>;
let server: TestApp;
let guest: Browser;
beforeAll(async () => {
  standIn = await startMapboxStandIn();
  server = await startTestApp(
    { logStream: { write: (line) => lines.push(line) } },
    {
      ADDRESS_SUGGESTIONS: 'mapbox',
      ADDRESS_SUGGESTIONS_TIMEOUT_MS: '500',
      MAPBOX_ACCESS_TOKEN: token,
      MAPBOX_URL: standIn.url,
    },
  );
});
beforeEach(async () => {
  // Each test runs in another minute, so that the provider's pause from an earlier test is over.
  server.moveClock(new Date(Date.parse(server.context.clock.instant()) + 600_000).toISOString());
  standIn.asked.length = 0;
  standIn.answerWith(mapboxAddress());
  guest = await server.browser();
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});

const path = '/api/v5.2/auto-complete/address';
const query = (term: string) => ({ term, brand: 'golf', country_code: 'US', result_type: 'address' });
const suggest = async (term: string): Promise<Suggestion[]> =>
  (await guest.send('GET', path, { query: query(term) })).json().items;
const isFound = ({ id }: Suggestion): boolean => id.startsWith('found-');

describe('addresses of a provider', () => {
  it('AD-15 provided addresses follow our own, with every field to fill in', async () => {
    const items = await suggest('1500 Congress, Austin');
    expect(items.findIndex(isFound)).toBe(items.length - 1);
    expect(items).toHaveLength(9);
    expect(items.at(-1)).toMatchObject({
      id: expect.stringMatching(/^found-US-78701-[0-9a-f]{12}$/),
      kind: 'address',
      label: '1500 Congress Avenue',
      detail: 'Austin, TX 78701',
      autofill_address: '1500 Congress Avenue',
      autofill_zip: '78701',
      autofill_city: 'Austin',
      autofill_state: 'TX',
      autofill_country: 'US',
      club_id: null,
    });
  });

  it('AD-15 provided addresses respect the requested limit', async () => {
    const limited = { ...query('1500 Congress, Austin'), limit: '3' };
    const items: Suggestion[] = (await guest.send('GET', path, { query: limited })).json().items;
    expect(items.map(isFound)).toEqual([false, false, true]);
  });

  it('AD-15 provided addresses follow at most ten of our suggestions, however many there are', async () => {
    const [own] = await suggest('Austin');
    if (!own) throw new Error('no suggestion from our tables');
    const house = {
      street: '1500 Congress Avenue',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      country: 'US',
    };
    const after = async (count: number) => {
      const items = Array.from({ length: count }, (_, index) => ({ ...own, id: `own-${index}` }));
      return (await withProvided(server.context.db, items, [house], 50)).findIndex(isFound);
    };
    expect([await after(9), await after(10), await after(25)]).toEqual([9, 10, 10]);
  });

  it('AD-15 an address is offered once, in any spelling', async () => {
    standIn.answerWith(
      mapboxAddress({ address: { name: '1500 Congress Ave.' } }),
      mapboxAddress({ address: { name: '1500 CONGRESS AVENUE' } }),
      mapboxAddress({ address: { name: '1502 Congress Avenue' } }),
    );
    const items = await suggest('1500 congress ave, Austin');
    expect(items.filter(isFound).map(({ label }) => label)).toEqual([
      '1500 Congress Ave.',
      '1502 Congress Avenue',
    ]);
  });

  it('AD-18 a chosen address has its location', async () => {
    const [found] = (await suggest('1500 Congress')).filter(isFound);
    const details = await guest.send('GET', `/api/v5/auto-complete/place-details/${found?.id}`);
    expect(details.json()).toMatchObject({
      id: found?.id,
      autofill_zip: '78701',
      latitude: expect.any(Number),
      time_zone: 'America/Chicago',
    });
    const unknown = await guest.send('GET', '/api/v5/auto-complete/place-details/found-US-00000-abc');
    expect(unknown.statusCode).toBe(404);
  });

  it('AD-15 provided addresses are not offered when our tables do not know the postal code', async () => {
    standIn.answerWith(mapboxAddress({ postcode: { name: '00000' } }));
    expect((await suggest('1500 Congress')).filter(isFound)).toEqual([]);
  });

  it.each(['Austin', '78701'])(
    'AD-15 provided addresses are not requested for a town or a code alone: %s',
    async (term) => {
      expect((await suggest(term)).length).toBeGreaterThan(0);
      expect(standIn.asked).toHaveLength(0);
    },
  );

  it.each([
    ['is silent', 'silent'],
    ['fails', { status: 500, body: '' }],
    ['has no quota left', { status: 429, body: '{"message":"Too Many Requests"}' }],
    ['answers nonsense', { body: '{"features":' }],
  ] as const)('AD-15 our own suggestions are unchanged when the provider %s', async (_what, reply) => {
    standIn.answer(reply);
    const items = await suggest('1500 Congress, Austin');
    expect(items.length).toBeGreaterThan(0);
    expect(items.some(isFound)).toBe(false);
  });

  it('attack 56: provided addresses are not returned to callers without a visit of the page', async () => {
    const answer = await server.app.inject({ method: 'GET', url: path, query: query('1500 Congress') });
    expect(answer.statusCode).toBe(200);
    expect(standIn.asked).toHaveLength(0);
  });

  it('attack 56: one visitor causes sixty requests a minute, and then gets only our own suggestions', async () => {
    for (let times = 0; times < 70; times += 1) await suggest(`${times} Congress Ave, Austin`);
    expect(standIn.asked).toHaveLength(60);
    expect((await suggest('1500 Congress, Austin')).length).toBeGreaterThan(0);
  });

  it('attack 56: no answer and no log contains the key', async () => {
    standIn.answer({ status: 401, body: JSON.stringify({ message: `Not Authorized ${token}` }) });
    const answer = await guest.send('GET', path, { query: query('7 Hidden Lane') });
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).not.toContain('pk.');
    expect(lines.join('')).toContain('no suggestions of addresses: status 401');
    expect(lines.join('')).not.toMatch(/pk\.stand|Hidden/);
  });
});
