import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { birch, csv, newHeadings, outcomes, problems } from './testing/file-rows.ts';

const server = startPerFile(startTestApp);
const admin = signedInBrowser(server, 'admin');
const pro = signedInBrowser(server, 'pro');

let minutes = 0;
beforeEach(async () => {
  // Files are limited per minute.
  minutes += 2;
  server.moveClock(new Date(Date.parse('2026-11-23T15:00:00Z') + minutes * 60_000).toISOString());
});

const base64 = (file: string | Uint8Array): string => Buffer.from(file).toString('base64');
const body = (file: string | Uint8Array) => ({ name: 'clubs.csv', base64: base64(file) });
const check = async (file: string | Uint8Array) => {
  const answer = await admin.send('POST', '/api/v6/console/clubs/import/check', { body: body(file) });
  return answer.json();
};
const write = (file: string | Uint8Array, plan: string) =>
  admin.send('POST', '/api/v6/console/clubs/import', { body: { ...body(file), plan } });
/** Checks a file and imports it. */
const take = async (file: string) => (await write(file, (await check(file)).plan)).json();
const read = async (id: number) => (await admin.send('GET', `/api/v6/console/clubs/${id}`)).json();
const download = (query = {}) => admin.send('GET', '/api/v6/console/clubs.csv', { query });
const historyOf = async (id: number) =>
  (
    await admin.send('GET', '/api/v6/console/changes', { query: { kind: 'club', subject: String(id) } })
  ).json().changes;

describe('clubs as a file', () => {
  it('CO-37 exports every club of the list with the fields of its form, and formulas as text', async () => {
    const note = '=HYPERLINK("x")';
    await admin.send('PATCH', '/api/v6/console/clubs/1', {
      body: { fields: { club_note: note, closed_dates: ['2026-12-24', '2026-12-25'] }, expected: {} },
    });
    const answer = await download();
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/filename="clubs-2026-11-23\.csv"/);
    const rows: Record<string, string>[] = parse(answer.body, { columns: true, bom: true });
    const { fields, brands } = await read(1);
    expect(rows.find(({ Number: id }) => id === '1')).toMatchObject({
      Name: fields.name,
      Brands: brands.join(', '),
      'Zip code': fields.zip,
      'Closed days': '2026-12-24 to 2026-12-25',
      'Note for staff': `'${note}`,
      Status: 'In use',
    });
    const some: unknown[] = parse((await download({ brand: 'ski' })).body, { bom: true });
    expect(some.length).toBeLessThan(rows.length);
    expect((await pro.send('GET', '/api/v6/console/clubs.csv')).statusCode).toBe(403);
  });

  it('CO-38 imports an unmodified download without changes', async () => {
    const report = await check((await download()).body);
    expect(report.problem).toBeNull();
    expect(new Set(outcomes(report))).toEqual(new Set(['unchanged']));
    expect(await take((await download()).body)).toEqual({ made: 0, changed: 0 });
  });

  it('CO-38 changes clubs by number and creates those without one, in their history; the same file twice changes nothing', async () => {
    const file = csv(
      ['Number', ...newHeadings, 'Opening hours', 'Closed weekdays', 'Closed days', 'Fee: Same-day pickup'],
      ['', ...birch, '8am to 6pm', 'sun, Monday', '12/24/2026; 2027-01-04 to 2027-01-06', '$7.5'],
    );
    const hours = csv(['Opening hours', 'number'], ['9 to 5', '2']);
    const before = (await read(2)).fields.opening_hours;
    const report = await check(hours);
    expect(report.lines).toMatchObject([
      {
        row: 2,
        outcome: 'changed',
        club_id: 2,
        changes: [{ column: 'Opening hours', before, after: '9 to 5' }],
      },
    ]);
    expect((await read(2)).fields.opening_hours).toBe(before);
    expect(await take(hours)).toEqual({ made: 0, changed: 1 });
    expect((await historyOf(2))[0]).toMatchObject({
      actor: 'Alex Admin',
      before: { opening_hours: before },
      after: { opening_hours: '9 to 5' },
      reason: 'Imported from clubs.csv, row 2',
      can_undo: true,
    });
    expect(outcomes(await check(file))).toEqual(['new']);
    expect(await take(file)).toEqual({ made: 1, changed: 0 });
    const [line] = (await check(file)).lines;
    expect(line).toMatchObject({ outcome: 'unchanged', name: 'Birch Hollow' });
    expect(await read(line.club_id)).toMatchObject({
      kind: 'golf',
      brands: ['golf', 'sticks'],
      time_zone: 'America/Chicago',
      fields: {
        phone: '+1 855 555 0140',
        closed_weekdays: [1, 7],
        closed_dates: ['2026-12-24', '2027-01-04', '2027-01-05', '2027-01-06'],
        fees: expect.objectContaining({}),
      },
    });
    expect(Object.values((await read(line.club_id)).fields.fees)).toEqual([750]);
    expect((await historyOf(line.club_id))[0]).toMatchObject({ before: {}, after: { name: 'Birch Hollow' } });
    expect(await take(file)).toEqual({ made: 0, changed: 0 });
    expect(await historyOf(line.club_id)).toHaveLength(1);
  });

  it('CO-38 refuses a bad line with its column and reason, and accepts the others', async () => {
    const { fields, kind } = await read(3);
    const headings = [
      'Number',
      ...newHeadings,
      'Closed days',
      'Closed weekdays',
      'Fee: Same-day pickup',
      'Billing email',
    ];
    const unused = birch.with(0, 'Unused Links');
    const report = await check(
      csv(
        headings,
        ['x', ...unused, '', '', '', ''],
        ['999999', ...unused, '', '', '', ''],
        [
          '',
          ...unused.with(1, 'yacht').with(2, 'nobody').with(3, '').with(7, '00000'),
          '2026-13-01',
          'Someday',
          '900',
          '',
        ],
        ['', ...birch.with(3, '+1 855 555 0199'), '', '', '', ''],
        ['', ...unused.with(7, '64111'), '', '', '', 'a@b.test'],
        [
          '3',
          fields.name,
          kind === 'golf' ? 'ski' : 'golf',
          'golf',
          '',
          fields.address_1,
          fields.city,
          fields.state,
          fields.zip,
          '',
          '',
          '',
          '',
        ],
        ['', 'Short'],
        ['', ...unused, '', '', '', ''],
        ['', ...unused.with(0, 'UNUSED links'), '', '', '', ''],
      ),
    );
    expect(problems(report)).toEqual([
      [['Number', 'malformed']],
      [['Number', 'no_such_club']],
      [
        ['Closed weekdays', 'not_weekday'],
        ['Closed days', 'not_date'],
        ['Fee: Same-day pickup', 'not_amount'],
        ['Kind', 'not_kind'],
        ['Phone', 'required'],
        ['Brands', 'unknown'],
        ['Zip code', 'no_such_zip'],
      ],
      [['Name', 'club_exists']],
      [['Billing email', 'account_missing']],
      [
        ['Kind', 'cannot_change'],
        ['Phone', 'required'],
      ],
      [[null, 'line_length']],
      [['Name', 'twice']],
      [['Name', 'twice']],
    ]);
    const file = csv(
      ['Number', 'Zip code', 'Phone'],
      ['3', fields.zip.replace(/^0/, ''), '5'],
      ['x', '', ''],
    );
    expect(await take(file)).toEqual({ made: 0, changed: 1 });
  });

  it('CO-38 writes what the report showed or nothing: a change since then refuses the whole file', async () => {
    const file = csv(
      ['Number', 'Opening hours', 'Note for guests'],
      ['1', 'Mine', 'Ring twice'],
      ['2', 'Mine', ''],
    );
    const { plan } = await check(file);
    await admin.send('PATCH', '/api/v6/console/clubs/2', {
      body: { fields: { opening_hours: 'Theirs' }, expected: {} },
    });
    const refused = await write(file, plan);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_since']);
    expect((await read(1)).fields.opening_hours).not.toBe('Mine');
    const fresh = (await check(file)).plan;
    const answers = await Promise.all([write(file, fresh), write(file, fresh)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await historyOf(2)).toHaveLength(3);
  });

  it.each([
    ['an empty file', '', { code: 'empty' }],
    ['headings alone', 'Number,Name\r\n', { code: 'empty' }],
    ['another spreadsheet', 'Number,Fax,Name,Name\r\n1,2,3,4', { code: 'columns', columns: ['Fax', 'Name'] }],
    ['a file without a name or number', 'Phone,City\r\n1,2', { code: 'columns', columns: [] }],
    ['semicolons', 'Number;Name\r\n1;a', { code: 'separator' }],
    ['an open quote', 'Number,Name\r\n1,"a\r\n2,b', { code: 'malformed' }],
    ['Latin letters of Windows', Uint8Array.of(0x4e, 0xe9, 0x2c), { code: 'not_utf8' }],
    ['an Excel workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), { code: 'not_utf8' }],
    ['10,001 lines', `Number,Name${'\r\n1,a'.repeat(10_001)}`, { code: 'too_many_lines' }],
  ])('CO-38 reports the error in %s', async (_, file, problem) => {
    expect(await check(file)).toMatchObject({ problem, lines: [] });
    expect((await write(file, '')).json()).toEqual({ made: 0, changed: 0 });
  });

  it('CO-38 the file of clubs is only for staff who edit clubs, in files of up to 5 MB', async () => {
    for (const path of ['/api/v6/console/clubs/import/check', '/api/v6/console/clubs/import'])
      expect((await pro.send('POST', path, { body: { ...body('Name'), plan: '' } })).statusCode).toBe(403);
    const large = await admin.send('POST', '/api/v6/console/clubs/import/check', {
      body: body(new Uint8Array(6 * 1024 * 1024)),
    });
    expect([400, 413]).toContain(large.statusCode);
  });

  it('CO-38 writes any number of clubs with the same few statements', async () => {
    const state = async () => {
      const { rows } = await sql<{ changes: string }>`select changes from reference_state`.execute(
        server.context.db,
      );
      return Number(rows[0]?.changes);
    };
    const many = Array.from({ length: 300 }, (_, at) => birch.with(0, `Many Links ${at}`));
    const before = await state();
    expect(await take(csv(newHeadings, ...many))).toEqual({ made: 300, changed: 0 });
    expect((await state()) - before).toBeLessThan(10);
  });
});
