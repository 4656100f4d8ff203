import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Browser, startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const customer = signedInBrowser(server);
const pro = signedInBrowser(server, 'pro');
const admin = signedInBrowser(server, 'admin');
const carrierAdmin = signedInBrowser(server, 'carrieradmin');

const list = async (browser: Browser, query: Record<string, string> = {}): Promise<{ id: number }[]> =>
  (await browser.send('GET', '/api/v6/console/clubs', { query })).json().clubs;
const read = (browser: Browser, id = '1') => browser.send('GET', `/api/v6/console/clubs/${id}`);
const fieldsOf = async (id = '1') => (await read(admin, id)).json().fields;
const change = (browser: Browser, fields: object, { id = '1', expected = {} } = {}) =>
  browser.send('PATCH', `/api/v6/console/clubs/${id}`, { body: { fields, expected, reason: 'Agreed' } });
const said = async (answer: ReturnType<typeof change>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};
const problems = async (answer: ReturnType<typeof change>) =>
  (await answer).json().fields.map(({ path, code }: { path: string; code: string }) => [path, code]);
const changes = async (browser: Browser) =>
  (await browser.send('GET', '/api/v6/console/changes', { query: { kind: 'club', subject: '1' } })).json()
    .changes;
const undo = (browser: Browser, id: string) =>
  browser.send('POST', `/api/v6/console/changes/${id}/undo`, { body: {} });
/** The pickup fee that a customer of the club is shown. */
const priceOfCollecting = async (): Promise<number> =>
  (
    await customer.send('GET', '/api/v5/products/pickup_fee', {
      query: { brand_id: '1', origin_type: 'club', facility_id: '1' },
    })
  )
    .json()
    .pickup_fees.find(({ id }: { id: number }) => id === 3).price_cents;

describe('clubs in the console', () => {
  it('RO-03 clubs in the console can be searched by name, number, town and brand; club staff find their own', async () => {
    const { name, city } = await fieldsOf();
    expect((await list(admin, { search: name.slice(2, 9).toUpperCase() })).map(({ id }) => id)).toContain(1);
    expect((await list(admin, { search: city })).map(({ id }) => id)).toContain(1);
    expect(await list(admin, { search: '1' })).toMatchObject([{ id: 1, billed: true }]);
    expect((await list(admin, { brand: 'ski' })).every(({ id }) => id > 1000 && id < 2001)).toBe(true);
    expect((await list(admin))[49]).toMatchObject({ id: expect.any(Number) });
    expect((await list(admin, { after: '1' }))[0]?.id).toBe(2);
    expect((await list(pro)).map(({ id }) => id)).toEqual([1]);
    for (const browser of [customer, carrierAdmin])
      expect((await browser.send('GET', '/api/v6/console/clubs')).statusCode).toBe(403);
  });

  it('RO-03 CO-134 a fee set by club staff applies to the next customer, with a history, an undo, and its author in a conflict', async () => {
    const before = await priceOfCollecting();
    expect((await read(pro)).json().changeable).toEqual(['fees']);
    expect((await change(pro, { fees: { '3': 777 } }, { expected: { fees: {} } })).statusCode).toBe(200);
    expect(await priceOfCollecting()).toBe(777);
    const [made] = await changes(pro);
    expect(made).toMatchObject({ actor: 'Parker Pro', before: { fees: {} }, after: { fees: { '3': 777 } } });
    expect(made.can_undo).toBe(true);
    expect(await said(change(admin, { fees: {} }, { expected: { fees: { '3': 1 } } }))).toEqual([
      409,
      'changed_since',
    ]);
    const refused = await change(admin, { fees: {} }, { expected: { fees: { '3': 1 } } });
    expect(refused.json()).toMatchObject({ changed_by: 'Parker Pro', changed_fields: ['fees'] });
    expect((await undo(admin, made.id)).statusCode).toBe(200);
    expect(await priceOfCollecting()).toBe(before);
  });

  it('RO-03 club staff change only fees of their club, and cannot undo changes by admins', async () => {
    expect(await said(change(pro, { opening_hours: 'never' }))).toEqual([403, 'not_allowed']);
    for (const answer of [
      read(pro, '2'),
      change(pro, { fees: { '3': 1 } }, { id: '2' }),
      read(admin, '999999'),
    ])
      expect(await said(answer)).toEqual([404, 'no_such_thing']);
    await change(admin, { opening_hours: '8am to 6pm' });
    const [made] = await changes(pro);
    // The undo button appears only for users who may use it.
    expect([made.can_undo, (await changes(admin))[0].can_undo]).toEqual([false, true]);
    expect(await said(undo(pro, made.id))).toEqual([403, 'not_allowed']);
    expect((await undo(admin, made.id)).statusCode).toBe(200);
    for (const browser of [customer, carrierAdmin])
      expect(await said(change(browser, { fees: {} }))).toEqual([403, 'not_allowed']);
  });

  it('CO-13 closed days and hours apply to the next booking', async () => {
    const { closed_weekdays, closed_dates } = await fieldsOf();
    await change(admin, {
      closed_weekdays: [1, 3],
      closed_dates: ['2026-12-24'],
      opening_hours: '8am to 6pm',
    });
    expect((await customer.send('GET', '/clubs/1/json')).json()).toMatchObject({
      closed_monday: true,
      closed_tuesday: false,
      closed_wednesday: true,
      closed_dates: ['2026-12-24'],
      opening_hours: '8am to 6pm',
    });
    await change(admin, { closed_weekdays, closed_dates });
  });

  it('CO-109 a day that is over is refused, and one that is closed already stays', async () => {
    const { closed_dates } = await fieldsOf();
    const over = (await change(admin, { closed_dates: [...closed_dates, '2026-11-01'] })).json();
    expect(over.fields).toEqual([{ path: 'fields.closed_dates', code: 'day_over' }]);
    const { db } = server.context;
    const past = [...closed_dates, '2026-11-01'].toSorted();
    await db.updateTable('facilities').set({ closed_dates: past }).where('id', '=', 1).execute();
    expect((await change(admin, { closed_dates: [...past, '2026-12-26'] })).statusCode).toBe(200);
    await change(admin, { closed_dates });
  });

  it('VL-30 RO-05 RO-08 RO-09 RO-10 notes exist or are absent, and are never blank', async () => {
    const { club_note } = await fieldsOf();
    expect(await said(change(admin, { club_note: '  ' }))).toEqual([400, 'malformed']);
    expect(await problems(change(admin, { club_note: '  ' }))).toEqual([['fields.club_note', 'note_blank']]);
    await change(admin, { club_note: 'Gate code 12', consumer_note: null, hidden_for_own_club: true });
    const noteFor = async (browser: Browser) =>
      (
        await browser.send('POST', '/refactor/check_club_note', { body: { club_id: 1, direction: 'origin' } })
      ).json();
    const shown = await noteFor(admin);
    expect([shown.user_role, (await noteFor(pro)).note]).toEqual([1, null]);
    await change(admin, { club_note, hidden_for_own_club: false });
  });

  it('CO-13 AD-27 notes for a direction or a microsite are shown only there, the narrowest that matches', async () => {
    const { narrower_notes: before } = await fieldsOf('2');
    const note = (direction: string | null, micro_site_id: number | null, text: string) => ({
      audience: 'consumer',
      direction,
      micro_site_id,
      note: text,
    });
    const notes = [note('destination', null, 'In the bag room.'), note('destination', 1, 'At the bag drop.')];
    expect((await change(admin, { narrower_notes: notes }, { id: '2' })).statusCode).toBe(200);
    const result = async (query: Record<string, string>) =>
      (await customer.send('GET', '/api/v5/notes/2/consumer', { query })).json().note;
    expect(await result({ direction: 'destination' })).toBe('In the bag room.');
    expect(await result({ direction: 'destination', micro_site_id: '1' })).toBe('At the bag drop.');
    expect(await problems(change(admin, { narrower_notes: [...notes, notes[0]] }, { id: '2' }))).toEqual([
      ['fields.narrower_notes.2', 'told_twice'],
    ]);
    expect(
      await problems(change(admin, { narrower_notes: [note(null, 999, 'Nobody')] }, { id: '2' })),
    ).toEqual([['fields.narrower_notes.0', 'unknown']]);
    await change(admin, { narrower_notes: before }, { id: '2' });
  });

  it('RO-14 staff open, limit and close the account of a club, and never delete it', async () => {
    expect((await read(admin, '3')).json().fields.billing).toBeNull();
    await change(admin, { billing: { open: true, credit_limit_cents: 100_000 } }, { id: '3' });
    expect((await read(admin, '3')).json()).toMatchObject({
      owed_cents: 0,
      fields: { billing: { open: true, credit_limit_cents: 100_000 } },
    });
    expect(await problems(change(admin, { billing: null }, { id: '3' }))).toEqual([
      ['fields.billing', 'account_stays'],
    ]);
    await change(admin, { billing: { open: false, credit_limit_cents: 0 } }, { id: '3' });
    expect((await list(admin, { search: '3' }))[0]).toMatchObject({ billed: false });
  });

  it('CO-31 a club with an account has payment terms, a billing email and reminders, which are off by default', async () => {
    const terms = { terms_days: 45, billing_email: 'office@clubs.test', reminders: true };
    expect((await read(admin, '2')).json().fields.billing_terms).toMatchObject({
      terms_days: 30,
      reminders: false,
    });
    await change(admin, { billing_terms: terms }, { id: '2' });
    expect((await read(admin, '2')).json().fields.billing_terms).toEqual(terms);
    expect(await problems(change(admin, { billing_terms: terms }, { id: '4' }))).toEqual([
      ['fields.billing_terms', 'account_missing'],
    ]);
    for (const wrong of [{ billing_email: 'nobody' }, { terms_days: 121 }, { terms_days: -1 }])
      expect((await change(admin, { billing_terms: { ...terms, ...wrong } }, { id: '2' })).statusCode).toBe(
        400,
      );
  });

  it('refuses unknown fees, impossible prices, and clearing a required field', async () => {
    expect(await problems(change(admin, { fees: { '1': 500, '999': 500 } }))).toEqual([
      ['fields.fees.1', 'unknown'],
      ['fields.fees.999', 'unknown'],
    ]);
    for (const fields of [
      { fees: { '3': 50_001 } },
      { fees: { '3': -1 } },
      { name: '' },
      { closed_weekdays: [8] },
    ])
      expect((await change(admin, fields)).statusCode).toBe(400);
  });
});
