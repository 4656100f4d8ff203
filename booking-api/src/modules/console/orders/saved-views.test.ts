import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Browser, startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const admin = signedInBrowser(server, 'admin');
const carrierAdmin = signedInBrowser(server, 'carrieradmin');

describe('saved views', () => {
  const save = (browser: Browser, name: string, shared: boolean, filter: object) =>
    browser.send('POST', '/api/v6/console/views', { body: { name, shared, filter } });
  const views = async (browser: Browser) => (await browser.send('GET', '/api/v6/console/views')).json().views;

  it('views are private, or shared with colleagues, and stored once under a name', async () => {
    const own = (await save(admin, 'Mine', false, { state: 'placed' })).json();
    expect(own).toMatchObject({ name: 'Mine', own: true, shared: false, filter: { state: 'placed' } });
    await save(admin, 'mine', false, { late: '1' });
    await save(admin, 'Ours', true, { brand: 'golf' });
    expect((await views(admin)).map(({ name }: { name: string }) => name)).toEqual(['mine', 'Ours']);
    expect(await views(carrierAdmin)).toMatchObject([{ name: 'Ours', own: false }]);
    expect((await save(admin, ' ', false, {})).statusCode).toBe(422);
    expect((await save(admin, 'Odd', false, { color: 'red' })).statusCode).toBe(400);
  });

  it('each member of staff has at most fifty views', async () => {
    const { db } = server.context;
    await db
      .insertInto('console_views')
      .values(
        Array.from({ length: 50 }, (_, at) => ({
          id: `viw_full${at}`,
          owner_id: 'usr_demo_carrieradmin',
          name: `View ${at}`,
          shared: false,
          version: 1,
          filter: '{}',
          created_at: server.context.clock.instant(),
        })),
      )
      .execute();
    expect((await save(carrierAdmin, 'One more', false, {})).json()).toMatchObject({
      code: 'too_many_views',
    });
    expect((await save(carrierAdmin, 'view 7', false, { late: '1' })).json()).toMatchObject({
      name: 'view 7',
      filter: { late: '1' },
    });
    await db.deleteFrom('console_views').where('owner_id', '=', 'usr_demo_carrieradmin').execute();
  });

  it('views of an outdated version filter nothing, and are deleted by their owner only', async () => {
    const { db } = server.context;
    await db.updateTable('console_views').set({ version: 0 }).where('name', '=', 'Ours').execute();
    const [ours] = await views(carrierAdmin);
    expect(ours).toMatchObject({ name: 'Ours', filter: null });
    const remove = (browser: Browser) => browser.send('DELETE', `/api/v6/console/views/${ours.id}`);
    expect((await remove(carrierAdmin)).json()).toMatchObject({ code: 'view_not_found' });
    expect((await remove(admin)).json()).toEqual({ success: true });
    expect(await views(carrierAdmin)).toEqual([]);
  });
});
