import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  server = await startTestApp();
  for (const name of ['guest', 'customer', 'pro', 'admin', 'adminplus', 'carrieradmin']) {
    const browser = await server.browser();
    if (name !== 'guest') await browser.signIn(name);
    browsers.set(name, browser);
  }
});
afterAll(() => server.close());

const as = (name: string): Browser => {
  const browser = browsers.get(name);
  if (!browser) throw new Error(`nobody called ${name}`);
  return browser;
};
const check = (name: string, body: unknown) => as(name).send('POST', '/refactor/check_club_note', { body });
const note = (name: string, audience: string, club: number, query: Record<string, string>) =>
  as(name).send('GET', `/api/v5/notes/${club}/${audience}`, { query });

describe('check_club_note', () => {
  it.each(['admin', 'adminplus', 'carrieradmin', 'pro'])(
    'EP-13, RO-04, RO-05 returns the note to %s',
    async (name) => {
      const answer = (await check(name, { club_id: 3, direction: 'origin' })).json();
      expect(answer).toEqual({ note: 'Call the front gate before the driver comes.', user_role: 1 });
    },
  );

  it.each(['guest', 'customer'])('RO-10, OPEN-51 returns neither role nor note to %s', async (name) => {
    expect((await check(name, { club_id: 3, direction: 'origin' })).json()).toEqual({
      note: null,
      user_role: 0,
    });
  });

  it('RO-09 hides a club’s note from its own staff if the club chose so', async () => {
    expect((await check('pro', { club_id: 1, direction: 'origin' })).json()).toEqual({
      note: null,
      user_role: 0,
    });
    expect((await check('admin', { club_id: 1, direction: 'origin' })).json()).toEqual({
      note: 'Take the bags to the cart barn by noon.',
      user_role: 1,
    });
  });

  it('EP-13 refuses malformed, unknown and cross-site requests', async () => {
    expect((await check('admin', { club_id: 999_999, direction: 'origin' })).json().code).toBe(
      'club_not_found',
    );
    expect((await check('admin', { club_id: 1 })).statusCode).toBe(400);
    expect((await check('admin', { club_id: 1, direction: 'up' })).statusCode).toBe(400);
    expect((await check('admin', { club_id: 1, direction: 'origin', user_role: 1 })).statusCode).toBe(400);
    const foreign = await as('admin').send('POST', '/refactor/check_club_note', {
      body: { club_id: 1, direction: 'origin' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
  });

  it('EP-13 reads a form like JSON', async () => {
    const answer = await as('admin').send('POST', '/refactor/check_club_note', {
      body: 'club_id=3&direction=origin',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.json()).toMatchObject({ user_role: 1 });
  });
});

describe('notes', () => {
  it('EP-15, RO-08, AD-27 shows consumers the narrowest note that fits', async () => {
    const read = async (query: Record<string, string>) => (await note('guest', 'consumer', 1, query)).json();
    expect(await read({ direction: 'origin' })).toEqual({
      note: 'Leave your clubs with the golf shop the evening before.',
      hidden_for_own_club: false,
    });
    expect((await read({ direction: 'destination' })).note).toBe('Your clubs wait for you in the bag room.');
    expect((await read({ direction: 'destination', micro_site_id: '1' })).note).toMatch(/tournament/);
    expect((await read({ direction: 'origin', micro_site_id: '1' })).note).toMatch(/golf shop/);
    expect((await read({ direction: 'destination', micro_site_id: '2' })).note).toMatch(/bag room/);
    expect((await note('guest', 'consumer', 6, { direction: 'origin' })).json().note).toBeNull();
  });

  it('AD-27 a note of the microsite comes before one of the direction, and after one of both', async () => {
    const read = async (query: Record<string, string>) =>
      (await note('guest', 'consumer', 4, query)).json().note;
    const notes = [
      { direction: 'origin', micro_site_id: null, note: 'Of the direction.' },
      { direction: null, micro_site_id: 1, note: 'Of the microsite.' },
      { direction: 'destination', micro_site_id: 1, note: 'Of both.' },
      { direction: 'destination', micro_site_id: null, note: 'Of the other direction.' },
    ] as const;
    await server.context.db
      .insertInto('club_notes')
      .values(notes.map((each) => ({ ...each, club_id: 4, audience: 'consumer' as const })))
      .execute();
    expect(await read({ direction: 'origin' })).toBe('Of the direction.');
    expect(await read({ direction: 'origin', micro_site_id: '1' })).toBe('Of the microsite.');
    expect(await read({ direction: 'destination', micro_site_id: '1' })).toBe('Of both.');
    expect(await read({ direction: 'destination', micro_site_id: '2' })).toBe('Of the other direction.');
  });

  it('EP-14, RO-09 shows club users the note of other clubs, but not their own club’s', async () => {
    expect((await note('pro', 'club', 1, { direction: 'origin' })).json()).toEqual({
      note: null,
      hidden_for_own_club: true,
    });
    expect((await note('pro', 'club', 3, { direction: 'destination' })).json().note).toMatch(/front gate/);
    expect((await note('admin', 'club', 1, { direction: 'destination' })).json()).toEqual({
      note: 'Sign arriving bags into the bag room log.',
      hidden_for_own_club: false,
    });
  });

  it.each([
    ['guest', 401, 'not_signed_in'],
    ['customer', 403, 'not_allowed'],
  ])('EP-14 refuses a %s with %d', async (name, status, code) => {
    const answer = await note(name, 'club', 1, { direction: 'origin' });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it.each(['club', 'consumer'])(
    'EP-14, EP-15 refuses a malformed request for the %s note',
    async (audience) => {
      expect((await note('admin', audience, 999_999, { direction: 'origin' })).json().code).toBe(
        'club_not_found',
      );
      expect((await note('admin', audience, 1, {})).statusCode).toBe(400);
      expect(
        (await note('admin', audience, 1, { direction: 'origin', micro_site_id: "1'--" })).statusCode,
      ).toBe(400);
    },
  );
});

describe('clubs and facilities', () => {
  it('EP-16 the club call answers like the facility call', async () => {
    const json = await as('guest').send('GET', '/clubs/1/json');
    const facility = await as('guest').send('GET', '/api/v5.1/facilities/1');
    expect(json.json()).toEqual(facility.json());
    expect((await as('guest').send('GET', '/clubs/999999/json')).json().code).toBe('club_not_found');
    expect((await as('guest').send('GET', '/clubs/one/json')).statusCode).toBe(400);
  });
});
