import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const guest = signedInBrowser(server);
const plus = signedInBrowser(server, 'adminplus');
const admin = signedInBrowser(server, 'admin');

const path = '/api/v6/console/cut_offs';
const change = (zone: string, fields: object, expected: object = {}, browser = plus) =>
  browser.send('PATCH', `${path}/${zone}`, { body: { fields, expected, reason: 'Earlier flights' } });
const list = async (): Promise<{ zone: string; fields: object; changed: object | null }[]> =>
  (await plus.send('GET', path)).json().cut_offs;
/** Whether it is too late in New York to drop bags off on the same day. */
const isPast = async (postal_code = '10001') =>
  (
    await guest.send('POST', '/api/v5/calendar/same_day_drop_off_cut_off', {
      body: { postal_code, country_code: 'US' },
    })
  ).json().past;

describe('cut-off hours in the console', () => {
  it('CO-107 lists the hours of each country and area', async () => {
    expect((await list()).slice(0, 2)).toMatchObject([
      { zone: 'US', zip_prefix: '', fields: { pickup_hour: 16, drop_off_hour: 18 }, changed: null },
      { zone: 'US-006', zip_prefix: '006', fields: { pickup_hour: 13, drop_off_hour: 15 } },
    ]);
  });

  it('CO-107 an hour that is changed applies immediately to its area, and can be undone', async () => {
    // The clock says 10 AM in New York.
    expect([await isPast(), await isPast('96743')]).toEqual([false, false]);
    expect((await change('US', { drop_off_hour: 9 }, { drop_off_hour: 18 })).statusCode).toBe(200);
    expect([await isPast(), await isPast('96743')]).toEqual([true, false]);
    expect((await list())[0]).toMatchObject({ changed: { why: 'Earlier flights' } });
    const subject = { kind: 'cut_off', subject: 'US' };
    const [{ id, before, after }] = (
      await plus.send('GET', '/api/v6/console/changes', { query: subject })
    ).json().changes;
    expect([before, after]).toEqual([{ drop_off_hour: 18 }, { drop_off_hour: 9 }]);
    await plus.send('POST', `/api/v6/console/changes/${id}/undo`, { body: { reason: 'A mistake' } });
    expect(await isPast()).toBe(false);
  });

  it('CO-107 C4-152 refuses other hours, unknown areas, a second editor and other roles', async () => {
    const said = async (answer: ReturnType<typeof change>) => {
      const { statusCode, json } = await answer;
      return [statusCode, json().code];
    };
    for (const hour of [24, -1, 1.5])
      expect((await said(change('US', { pickup_hour: hour })))[1]).toBe('malformed');
    expect(await said(change('US-123', { pickup_hour: 12 }))).toEqual([404, 'no_such_thing']);
    expect(await said(change('CA', { pickup_hour: 12 }, { pickup_hour: 11 }))).toEqual([
      409,
      'changed_since',
    ]);
    expect((await said(change('CA', { pickup_hour: 12 }, {}, admin)))[0]).toBe(403);
    expect((await admin.send('GET', path)).statusCode).toBe(403);
  });
});
