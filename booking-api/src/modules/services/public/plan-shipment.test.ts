import { startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
let guest: Browser;
beforeAll(async () => {
  guest = await server.browser();
});

const ask = (path: string, body: unknown = oneWayForm) =>
  guest.send('POST', `/refactor/v5/ship/${path}`, { body });

/** Raises the pickup fee, as another server would: this one sees the change at the next request. */
const collectFor = (more: number) =>
  server.context.db
    .updateTable('pickup_fees')
    .set(({ eb }) => ({ price_cents: eb('price_cents', '+', more) }))
    .where('id', '=', 1)
    .execute();
const rename = (name: string) =>
  server.context.db.updateTable('service_levels').set({ name }).where('id', '=', 1).execute();

describe('a request that is planned while its session loads', () => {
  it('OPEN-36 uses the current fee, not a cached one', async () => {
    const before = (await ask('ship_price')).json();
    await collectFor(777);
    const after = (await ask('ship_price')).json();
    expect(after.final_price_cents - before.final_price_cents).toBe(777);
  });

  it('EP-25 lists the services that are currently sold', async () => {
    const name = async () =>
      (await ask('combined_services_options')).json().default_services.outbound.services[0].service_name;
    const before = await name();
    await rename(`${before} of today`);
    expect(await name()).toBe(`${before} of today`);
    await rename(before);
    expect(await name()).toBe(before);
  });

  it('EP-26 names its own wrong field among concurrent requests', async () => {
    const wrong = { ...oneWayForm, pickup_date: '2026-02-30' };
    const asked = Array.from({ length: 10 }, (_, index) => ask('ship_price', index % 2 ? wrong : oneWayForm));
    const answers = await Promise.all(asked);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? 400 : 200)),
    );
    expect(answers[1]?.json().fields).toEqual([expect.objectContaining({ path: 'pickup_date' })]);
  });

  it('OPEN-23 a request is refused for its role before errors of its form are named', async () => {
    const stranger = await server.browser();
    stranger.csrf = 'x'.repeat(43);
    const answer = await stranger.send('POST', '/refactor/v5/ship/combined_services_options', {
      body: { ...oneWayForm, pickup_date: '2026-02-30' },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('csrf_token_invalid');
  });
});
