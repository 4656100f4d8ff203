import type { RateFigures } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const plus = signedInBrowser(server, 'adminplus');

const at = '/api/v6/console/rate_drafts';
const make = (body: object) => plus.send('POST', at, { body });
const price = async () => {
  const guest = await server.browser();
  return (await guest.send('POST', '/refactor/v5/ship/ship_price', { body: oneWayForm })).json();
};

describe('the first rate sheet of a shop', () => {
  beforeAll(() => sql`delete from rate_sheets`.execute(server.context.db));

  it('CO-11 begins with example figures, can be published after they were changed, and then gives prices', async () => {
    expect((await price()).code).toBe('unavailable');
    const draft = (await make({ name: 'First' })).json();
    expect(draft).toMatchObject({ based_on: 'example', is_first: true });
    const { figures, conditions, base } = (await plus.send('GET', `${at}/${draft.id}`)).json();
    expect(figures).toEqual(base);
    const publish = (compared_revision: number, effective_from = '2026-11-23') =>
      plus.send('POST', `${at}/${draft.id}/publish`, {
        body: { version: 'first', effective_from, reason: 'We open.', compared_revision },
      });
    expect((await publish(1)).json()).toMatchObject({ fields: [{ code: 'nothing_changed' }] });
    const ours: RateFigures = {
      ...figures,
      zones: figures.zones.map((zone: RateFigures['zones'][number]) => ({
        ...zone,
        baseCents: zone.baseCents + 100,
      })),
    };
    await plus.send('PUT', `${at}/${draft.id}`, { body: { figures: ours, conditions, revision: 1 } });
    const answer = (
      await plus.send('POST', `${at}/${draft.id}/compare`, { body: { as_of: '2026-11-23' } })
    ).json();
    expect(answer).toMatchObject({ live_version: 'example', trips: 200, cheaper: 0, revision: 2 });
    expect(answer.dearer).toBeGreaterThan(150);
    expect((await publish(2, '2026-11-22')).json()).toMatchObject({ fields: [{ code: 'too_early' }] });
    expect((await publish(2)).json()).toEqual({ version: 'first' });
    expect((await price()).final_price_cents).toBeGreaterThan(0);
    const { published, drafts } = (await plus.send('GET', '/api/v6/console/rate_sheets')).json();
    expect([published, drafts]).toMatchObject([[{ version: 'first', state: 'present' }], []]);
  });

  it('the first rate sheet of a shop is created once: when a sheet exists, a draft names the sheet that it is based on', async () => {
    expect((await make({ name: 'Second' })).json().code).toBe('no_such_thing');
    expect((await make({ name: 'Second', based_on: 'first' })).json().based_on).toBe('first');
  });
});

describe('the international figures', () => {
  it('CO-11 the international figures can be changed with the others, and an old draft keeps those of its sheet', async () => {
    const draft = (await make({ name: 'Abroad', based_on: 'first' })).json();
    const { figures, conditions } = (await plus.send('GET', `${at}/${draft.id}`)).json();
    const code = 'clearance';
    const dearer: RateFigures = {
      ...figures,
      specialZones: figures.specialZones.map((zone: RateFigures['zones'][number]) =>
        ['I1', 'N'].includes(zone.zone) ? { ...zone, baseCents: 12_345 } : zone,
      ),
      surcharges: figures.surcharges.map((row: RateFigures['surcharges'][number]) =>
        row.code === code ? { ...row, amountCents: 3100 } : row,
      ),
    };
    const put = (given: RateFigures, revision: number) =>
      plus.send('PUT', `${at}/${draft.id}`, { body: { figures: given, conditions, revision } });
    expect((await put(dearer, 1)).json()).toEqual({ revision: 2 });
    await plus.send('POST', `${at}/${draft.id}/publish`, {
      body: { version: 'abroad', effective_from: '2026-12-24', reason: 'Dearer.', compared_revision: 2 },
    });
    const { rows } = await sql<{ abroad: unknown }>`select jsonb_build_array(
        sheet #> '{international,zones,0,baseCents}', sheet #> '{international,withinCountry,baseCents}',
        sheet #> '{international,clearanceCents}') as abroad
      from rate_sheets where version = 'abroad'`.execute(server.context.db);
    expect(rows[0]?.abroad).toEqual([12_345, 12_345, 3100]);
    const old = (await make({ name: 'Old', based_on: 'first' })).json();
    const short = { ...figures, specialZones: figures.specialZones.slice(0, 2) };
    const saved = await plus.send('PUT', `${at}/${old.id}`, {
      body: { figures: { ...short, surcharges: figures.surcharges.slice(0, -1) }, conditions, revision: 1 },
    });
    expect(saved.json()).toEqual({ revision: 2 });
    expect((await plus.send('GET', `${at}/${old.id}`)).json().figures).toEqual(figures);
  });
});
