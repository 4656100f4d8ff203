import { startOtherServer } from '../testing/other-server.ts';
import { chooseStateLookup } from './choose-state-lookup.ts';

let other: Awaited<ReturnType<typeof startOtherServer>>;
const reported: unknown[] = [];
beforeAll(async () => {
  other = await startOtherServer();
});
beforeEach(() => {
  other.asked.length = 0;
  reported.length = 0;
});
afterAll(() => other.close());

const lookUp = (zip: string, timeoutMs = 3000) =>
  chooseStateLookup(
    { ZIP_TO_STATE_URL: `${other.url}/us/{zip}?format=json`, ZIP_TO_STATE_TIMEOUT_MS: String(timeoutMs) },
    (error) => reported.push(error),
  )?.(zip);
const askedFor = () => other.asked.map(({ pathname, search }) => pathname + search);

describe('the configured service from zip to state', () => {
  it('OPEN-24 looks up the zip and returns its state', async () => {
    other.answer({ body: '{"zip":"99999","state":"AK"}' });
    expect([await lookUp('99999'), askedFor()]).toEqual(['AK', ['/us/99999?format=json']]);
    expect(reported).toEqual([]);
  });

  it.each(['', '9999', '../9', '99999-1234', '٩٩٩٩٩', '{zip}'])(
    'OPEN-24 sends no request for %j, which is not a zip of five digits',
    async (zip) => expect([await lookUp(zip), askedFor()]).toEqual([null, []]),
  );

  it.each([
    '{"zip":"99999","state":null}',
    '{"state":"Alaska"}',
    '{"state":"<b>"}',
    '[]',
    `{"state":"AK","more":"${'x'.repeat(5000)}"}`,
  ])('OPEN-24 an answer that is not a state counts as unknown: %.30s', async (body) => {
    other.answer({ body });
    expect([await lookUp('99999'), reported]).toEqual([null, []]);
  });

  it.each([
    { status: 500, body: '{"state":"AK"}' },
    { status: 302, body: '', headers: { location: 'http://127.0.0.1/' } },
    { body: 'no JSON' },
    'cut',
    'silent',
  ] as const)('OPEN-24 reports a failure and counts it as unknown: %j', async (reply) => {
    other.answer(reply);
    const timeoutMs = reply === 'silent' ? 300 : undefined;
    expect([await lookUp('99999', timeoutMs), reported.length]).toEqual([null, 1]);
  });

  it('OPEN-24 the configured service from zip to state is off when no address is set, and refuses one without a place for the zip', () => {
    const choose = (env: NodeJS.ProcessEnv) => chooseStateLookup(env, () => {});
    expect(choose({})).toBeNull();
    for (const url of ['https://zips.test/', 'ftp://zips.test/{zip}', '{zip}'])
      expect(() => choose({ ZIP_TO_STATE_URL: url })).toThrow();
  });
});
