import { startCarrierStandIn } from '../../../integrations/carriers/easypost/testing/stand-in.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let guest: Browser;
let standIn: Awaited<ReturnType<typeof startCarrierStandIn>>;
beforeAll(async () => {
  standIn = await startCarrierStandIn();
  server = await startTestApp(
    {},
    {
      CARRIER_PROVIDER: 'easypost',
      EASYPOST_API_KEY: 'EZAK-test',
      EASYPOST_URL: standIn.url,
      CARRIER_TIMEOUT_MS: '20000',
    },
  );
  guest = await server.browser();
});
afterAll(async () => {
  await standIn.close();
  await server.close();
});
beforeEach(() => standIn.clear());

async function services() {
  const answer = await guest.send('POST', '/refactor/v5/ship/combined_services_options', {
    body: oneWayForm,
  });
  const body = answer.json();
  return {
    status: answer.statusCode,
    limited: body.limited_service,
    names: body.default_services?.outbound.services.map(
      (service: { service_type_system_name: string }) => service.service_type_system_name,
    ),
  };
}

describe('services checked with the carrier', () => {
  it('EP-25 checked services are those that the carrier sells, and it gets no personal data', async () => {
    const { status, limited, names } = await services();
    expect([status, limited]).toEqual([200, false]);
    expect(names).toContain('DOMESTIC_GROUND');
    expect(names).not.toContain('DOMESTIC_1_DAY');
    expect(JSON.stringify(standIn.calls)).not.toMatch(/Casey|555 0100/);
  });

  it.each([
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['nonsense', { nonsense: true }],
  ])('B3-14: checked services are the tariff’s, marked limited, after %s', async (_what, fault) => {
    standIn.fail('create', fault);
    const { status, limited, names } = await services();
    expect([status, limited]).toEqual([200, true]);
    expect(names).toContain('DOMESTIC_1_DAY');
  });

  it('B3-14: checked services do not wait for a slow carrier (five seconds: guarded-rates.test.ts)', async () => {
    standIn.fail('create', { delayMs: 600_000 });
    expect((await services()).limited).toBe(true);
  });
});
