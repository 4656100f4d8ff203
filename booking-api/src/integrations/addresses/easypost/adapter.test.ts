import { emptyShipPoint, type ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { gazetteerVerifier } from '../../../modules/geo/check/gazetteer-verifier.ts';
import { validateShipPoints } from '../../../modules/geo/check/validate-ship-points.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { chooseVerifiers } from '../choose-verifier.ts';
import { readAddressSettings } from '../settings.ts';
import { easyPostVerifier } from './adapter.ts';
import { startStandIn } from './testing/stand-in.ts';

let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.asked.length = 0;
});

const congress: ShipPoint = {
  ...emptyShipPoint('US', 'other'),
  zip: '78701',
  state: 'TX',
  city: 'Austin',
  address1: '1100 Congress Ave',
  contact: 'Casey Customer',
  phone: '+1 512 555 0100',
};
const found = (change: Record<string, unknown> = {}) => ({
  id: 'adr_1',
  object: 'Address',
  street1: '1100 CONGRESS AVE',
  city: 'AUSTIN',
  state: 'TX',
  zip: '78701-2652',
  country: 'US',
  verifications: { delivery: { success: true, errors: [], details: { time_zone: 'America/Chicago' } } },
  ...change,
});
const problems: unknown[] = [];
const verifier = (timeoutMs = 30_000) =>
  easyPostVerifier({ apiKey: 'EZTK-test', url: standIn.url, timeoutMs }, (error) => problems.push(error));

describe('EasyPost as a verifier of addresses', () => {
  it('EP-24 accepts a deliverable address unchanged, and sends nothing but the address', async () => {
    standIn.answerWith(found());
    expect(await verifier().verify(congress)).toEqual({ valid: true, candidates: [], sure: true });
    const [asked] = standIn.asked;
    expect(asked).toMatchObject({ path: '/v2/addresses', key: 'EZTK-test:' });
    expect(asked?.body).toMatchObject({
      address: { street1: '1100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701', country: 'US' },
      verify: true,
    });
    expect(JSON.stringify(asked?.body)).not.toMatch(/Casey|0100/);
  });

  it('AD-12 offers a corrected address as a candidate', async () => {
    standIn.answerWith(found({ zip: '78702-1000', city: 'AUSTIN' }));
    expect(await verifier().verify(congress)).toEqual({
      valid: false,
      candidates: [{ zip: '78702-1000', city: 'AUSTIN', state: 'TX' }],
      sure: true,
    });
  });

  it('EP-24 refuses an address that is not found', async () => {
    const delivery = {
      success: false,
      errors: [{ code: 'E.ADDRESS.NOT_FOUND', message: 'Address not found' }],
    };
    standIn.answerWith(found({ verifications: { delivery } }));
    expect(await verifier().verify(congress)).toEqual({ valid: false, candidates: [], sure: true });
  });

  it.each([
    ['fails', { error: { code: 'INTERNAL', message: 'down' } }, 500, 0],
    ['refuses the key', { error: { code: 'APIKEY.INACTIVE', message: 'no' } }, 401, 0],
    ['answers no JSON', '<html>', 200, 0],
    ['answers without verifications', found({ verifications: undefined }), 200, 0],
    ['is slow', found(), 200, 600_000],
  ])('EP-24 lets the booking continue when EasyPost %s', async (_what, body, status, delay) => {
    standIn.answerWith(body, status, delay);
    expect(await verifier(delay > 0 ? 300 : undefined).verify(congress)).toEqual({
      valid: true,
      candidates: [],
      sure: false,
    });
  });
});

describe('the chain of address verifiers', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());
  const settings = () =>
    readAddressSettings({
      ADDRESS_VERIFIER: 'easypost',
      ADDRESS_TIMEOUT_MS: '30000',
      EASYPOST_API_KEY: 'k',
      EASYPOST_URL: standIn.url,
    });
  const validate = (origin: ShipPoint) =>
    validateShipPoints(
      server.context,
      chooseVerifiers(settings(), gazetteerVerifier(server.context.db), (error) => problems.push(error)),
      {
        origin,
        destination: { ...congress, zip: '94103', state: 'CA', city: 'San Francisco', address1: '' },
      },
      Promise.resolve(null),
    );

  it('EP-24 asks EasyPost only for what the gazetteer accepts, and once for the same content', async () => {
    standIn.answerWith(found());
    expect((await validate({ ...congress, city: 'Asutin' })).valid).toBe(false);
    expect(standIn.asked).toHaveLength(0);
    expect((await validate(congress)).valid).toBe(true);
    expect((await validate({ ...congress, address1: '1100  CONGRESS AVE.' })).valid).toBe(true);
    expect(standIn.asked).toHaveLength(1);
  });

  it('EP-24 asks again after a failure', async () => {
    const elsewhere = { ...congress, address1: '1 Brazos St' };
    standIn.answerWith('', 500);
    expect((await validate(elsewhere)).valid).toBe(true);
    standIn.answerWith(found({ zip: '78703' }));
    expect(await validate(elsewhere)).toMatchObject({
      valid: false,
      origination_candidates: [{ zip: '78703', city: 'AUSTIN', state: 'TX' }],
    });
  });

  it('names a missing key, and without settings uses the gazetteer alone', () => {
    expect(() => readAddressSettings({ ADDRESS_VERIFIER: 'easypost' })).toThrow('EASYPOST_API_KEY');
    expect(readAddressSettings({})).toEqual({ verifier: 'gazetteer' });
  });
});
