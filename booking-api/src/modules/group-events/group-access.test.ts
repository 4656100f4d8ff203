import { eventFields, groupShop } from './testing/group-shop.ts';

const { shop, admin, pro, customer, make, made, view, act, take, email, tokenTo, open, book } = groupShop();

const roster = (...lines: string[]) => ['Name,Email,Bunk', ...lines].join('\n');

describe('access to a group event', () => {
  it('CO-52 attack 136: club staff manage only their club’s events; others manage none', async () => {
    const foreign = await made();
    await take(foreign, roster('Mia Lane,mia@lane.test,4'));
    const [person] = (await view(foreign)).people;
    expect((await make({}, pro)).json()).toMatchObject({ code: 'no_such_thing' });
    const own = await make({ club_id: 1, name: 'Own week' }, pro);
    expect(own.statusCode).toBe(200);
    const { events } = (await pro.send('GET', '/api/v6/console/group_events')).json();
    expect(events.map(({ id }: { id: string }) => id)).toEqual([own.json().id]);
    const tries = [
      ['GET', ''],
      ['GET', '/labels'],
      ['GET', '/manifest.csv'],
      ['POST', '/close'],
      ['POST', '/roster/check', { text: 'x' }],
      ['POST', '/roster', { text: 'x' }],
      ['POST', '/emails', { to: 'new' }],
      ['PUT', '/answer_by', { answer_by: '2026-11-25' }],
      ['PUT', `/people/${person?.id}/handed_over`, { handed_over: true }],
      ['DELETE', `/people/${person?.id}`],
      [
        'PUT',
        `/people/${person?.id}`,
        { name: 'Mia Lane', email: 'eve@evil.test', size: '', bunk: '', session: '' },
      ],
    ] as const;
    for (const [method, what, body = {}] of tries) {
      const answer = await act(foreign, what, body, pro, method);
      expect([what, answer.json().code]).toEqual([what, 'no_such_thing']);
      expect((await act(foreign, what, body, customer, method)).statusCode).toBe(403);
      // A person of one event is not found in another.
      if (what.startsWith('/people'))
        expect((await act(own.json().id, what, body, pro, method)).json().code).toBe('no_such_thing');
    }
    expect((await pro.send('GET', '/api/v6/console/group_event_choices?club_id=2')).statusCode).toBe(404);
  });

  it('CO-81 attack 145: the search finds people of rosters by name and email, for club staff only in their own club', async () => {
    const foreign = await made({ name: 'Foreign week' });
    await take(foreign, roster('Zora Quill,quill@lane.test,4'));
    const own: string = (await make({ club_id: 1, name: 'Home week' }, pro)).json().id;
    await act(own, '/roster', { text: roster('Zack Quill,zack@quill.test,4') }, pro);
    const events = async (by: typeof pro, search: string) =>
      (await by.send('GET', '/api/v6/console/search', { query: { search } }))
        .json()
        .group_people?.map(({ event }: { event: string }) => event)
        .sort();
    expect(await events(admin, 'quill')).toEqual(['Foreign week', 'Home week']);
    expect(await events(admin, 'zora quill@LANE')).toEqual(['Foreign week']);
    expect(await events(pro, 'quill')).toEqual(['Home week']);
    expect(await events(customer, 'quill')).toBeUndefined();
  });

  it('CO-53 attack 137: no one can guess a link, which opens one person’s booking, and only at its brand', async () => {
    const id = await made();
    await take(id, roster('Una Lane,una@lane.test,4', 'Other Person,other@lane.test,5'));
    await email(id);
    const token = await tokenTo('una@lane.test');
    const { db } = shop.context;
    const links = await db.selectFrom('group_links').selectAll().execute();
    const jobs = JSON.stringify(await db.selectFrom('audit_events').selectAll().execute());
    expect(JSON.stringify(links) + jobs + shop.logs.join('')).not.toContain(token);
    const answer = await open(await shop.browser(), token);
    expect(answer.body).not.toMatch(/Other|@/);
    expect((await open(await shop.browser('ski.localhost:4000'), token)).json().code).toBe(
      'group_link_not_found',
    );
    const guest = await shop.browser();
    const codes = [];
    for (let at = 0; at < 12; at += 1)
      codes.push((await open(guest, `${token.slice(0, -2)}x${at}`)).statusCode);
    expect([codes[0], codes.at(-1)]).toEqual([404, 429]);
  });

  it('CO-53 attack 138: a link that two browsers open books one customer’s trip once', async () => {
    const id = await made();
    await take(id, roster('Two Lane,two@lane.test,4'));
    await email(id);
    const token = await tokenTo('two@lane.test');
    const [one, two] = await Promise.all([
      open(await shop.browser(), token),
      open(await shop.browser(), token),
    ]);
    const ids = [one.json().cart.id, two.json().cart.id];
    const rows = await shop.context.db
      .selectFrom('carts')
      .select(['id', 'copy_of'])
      .where('id', 'in', ids)
      .execute();
    expect(new Set(rows.map(({ id: own, copy_of }) => copy_of ?? own)).size).toBe(1);
    await book(customer, token);
    expect((await open(await shop.browser(), token)).json().cart).toBeNull();
  });
});

describe('the people on a roster', () => {
  it('CO-52 find it in the copy of their data, and are erased with their account', async () => {
    const id = await made();
    const account = await shop.browser();
    const user = {
      first_name: 'Lee',
      last_name: 'Ver',
      email: 'lee@lane.test',
      password: 'ride the lightning 9',
      password_confirmation: 'ride the lightning 9',
      terms: true,
    };
    await account.send('POST', '/users', { body: { user } });
    const { email: address, password } = user;
    const entered = await account.send('POST', '/sessions', { body: { user: { email: address, password } } });
    account.csrf = entered.json().akt;
    await take(id, roster('Lee Ver,LEE@lane.test,4', 'Ann Lane,ann@lane.test,4'));
    const rows = async () => (await account.send('GET', '/api/v6/own_data')).json().account.group_events;
    // An unconfirmed address may be someone else’s.
    expect(await rows()).toEqual([]);
    await shop.context.db
      .updateTable('users')
      .set({ email_verified_at: shop.context.clock.instant() })
      .where('email', '=', 'lee@lane.test')
      .execute();
    expect(await rows()).toMatchObject([{ event: eventFields.name, name: 'Lee Ver', bunk: '4' }]);
    const left = await account.send('POST', '/api/v6/account/deletion', {
      body: { current_password: 'ride the lightning 9' },
    });
    expect(left.statusCode).toBe(200);
    const people = await shop.context.db
      .selectFrom('group_people')
      .select(['name', 'email', 'bunk'])
      .where('event_id', '=', id)
      .orderBy('name')
      .execute();
    expect(people).toEqual([
      { name: '', email: '', bunk: '' },
      { name: 'Ann Lane', email: 'ann@lane.test', bunk: '4' },
    ]);
  });
});
