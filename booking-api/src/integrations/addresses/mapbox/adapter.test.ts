import { chooseSuggester } from '../choose-suggester.ts';
import { SuggesterFailed } from '../port.ts';
import { mapboxSuggester } from './adapter.ts';
import { mapboxAddress, startMapboxStandIn } from './testing/stand-in.ts';

let standIn: Awaited<ReturnType<typeof startMapboxStandIn>>;
beforeAll(async () => {
  standIn = await startMapboxStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.asked.length = 0;
});

const token = 'pk.stand-in-of-a-secret-token';
const suggest = (term = '1500 Congress', country = 'US', timeoutMs = 30_000) =>
  mapboxSuggester({ token, timeoutMs, url: standIn.url }).suggest(term, country);

/** The error of a request that must fail, as a log would print it. */
const failureOf = async (question: Promise<unknown>): Promise<SuggesterFailed> => {
  const failure = await question.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof SuggesterFailed)) throw new Error('did not fail as a suggester fails');
  return failure;
};

describe('Mapbox as a provider of addresses', () => {
  it('AD-15 requests only house addresses of one country that may be stored, and reads whole addresses', async () => {
    standIn.answerWith(mapboxAddress());
    expect(await suggest()).toEqual([
      { street: '1500 Congress Avenue', city: 'Austin', state: 'TX', zip: '78701', country: 'US' },
    ]);
    const [asked] = standIn.asked;
    expect(asked?.pathname).toBe('/search/geocode/v6/forward');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      q: '1500 Congress',
      country: 'us',
      types: 'address',
      autocomplete: 'true',
      permanent: 'true',
      language: 'en',
      limit: '5',
      access_token: token,
    });
  });

  it('AD-15 keeps to the limits of a query: no semicolon, twenty words', async () => {
    await suggest(`1;2 ${'word '.repeat(30)}`);
    const q = standIn.asked[0]?.searchParams.get('q') ?? '';
    expect(q).not.toContain(';');
    expect(q.split(' ')).toHaveLength(20);
  });

  it('attack 56: takes no request parameter from the typed text', async () => {
    await suggest('1 Main St&country=fr&access_token=mine#');
    expect(standIn.asked[0]?.searchParams.getAll('country')).toEqual(['us']);
    expect(standIn.asked[0]?.searchParams.getAll('access_token')).toEqual([token]);
  });

  it.each([
    ['lacks its code', { postcode: undefined }],
    ['is in another country', { country: { country_code: 'MX' } }],
    ['holds markup', { address: { name: '1 <img src=x onerror=alert(1)>' } }],
    ['turns the direction of the page', { place: { name: 'Aus\u202Etin' } }],
    ['has a line break', { place: { name: 'Aus\ntin' } }],
    ['is longer than a line', { address: { name: '1'.repeat(101) } }],
    ['is no text', { address: { name: 12 } }],
    ['is empty', { address: { name: '  ' } }],
  ])('attack 56: leaves out an address that %s, and keeps the others', async (_what, change) => {
    standIn.answerWith(mapboxAddress(change), mapboxAddress());
    expect(await suggest()).toHaveLength(1);
  });

  it.each([
    ['no JSON', '<html>'],
    ['another form', '{"features":{"length":2}}'],
    ['nothing', ''],
    ['null', 'null'],
  ])('AD-15 fails when the answer is %s', async (_what, body) => {
    standIn.answer({ body });
    await failureOf(suggest());
  });

  it.each([
    ['cuts the line', 'cut'],
    ['answers without end', 'endless'],
    ['leads elsewhere', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
    ['breaks', { status: 500, body: '{"message":"down"}' }],
  ] as const)('AD-15 fails when Mapbox %s', async (_what, reply) => {
    standIn.answer(reply);
    expect((await failureOf(suggest())).restMs).toBe(0);
  });

  it('AD-15 waits no longer than its deadline', async () => {
    standIn.answer('silent');
    expect((await failureOf(suggest('1 Main St', 'US', 150))).message).toContain('TimeoutError');
  });

  it.each([
    [429, { 'retry-after': '120' }, 120_000],
    [429, { 'retry-after': '86400' }, 600_000],
    [429, {}, 60_000],
    [401, {}, 60_000],
  ] as const)('AD-15 asks for a pause after a %i with %j', async (status, headers, restMs) => {
    standIn.answer({ status, body: '{"message":"Too many"}', headers });
    expect((await failureOf(suggest())).restMs).toBe(restMs);
  });

  it('attack 56: a failure contains neither the key nor the typed text', async () => {
    for (const reply of ['cut', { status: 401, body: token }, { body: token }] as const) {
      standIn.answer(reply);
      const { message, stack, cause } = await failureOf(suggest('7 Hidden Lane'));
      expect(`${message} ${stack} ${String(cause)}`).not.toMatch(/pk\.|Hidden/);
    }
  });

  it('Mapbox is off without settings, and reports a missing token by name', () => {
    expect(chooseSuggester({})).toBeNull();
    expect(() => chooseSuggester({ ADDRESS_SUGGESTIONS: 'mapbox' })).toThrow('MAPBOX_ACCESS_TOKEN');
    expect(() => chooseSuggester({ ADDRESS_SUGGESTIONS: 'other' })).toThrow();
  });
});
