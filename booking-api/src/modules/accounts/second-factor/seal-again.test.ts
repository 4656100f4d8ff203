import { createSealer } from '../../../platform/security/sealed.ts';
import { sealAgain } from '../public/sealed/seal-again.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { addApp, codeOf } from '../testing/authenticator-app.ts';

const server = {} as AccountServer;
beforeAll(async () => Object.assign(server, await startAccountServer()));
afterAll(() => server.close());

const [old, next] = [
  'the key of last year, long enough for all',
  'the key of this year, long enough for all',
];
/** Gives the running server its keys, as a restart with other settings does. */
function restartWith(keys: { SECRETS_KEY: string; SECRETS_KEY_BEFORE?: string }): void {
  delete server.context.config.env.SECRETS_KEY_BEFORE;
  Object.assign(server.context.config.env, keys);
}
const sealed = () => sealAgain(server.context.db, createSealer(server.context.config));

describe('another SECRETS_KEY', () => {
  it('apps work with both keys, are sealed again, and then work with the new key alone', async () => {
    restartWith({ SECRETS_KEY: old });
    const browser = await server.browser();
    await browser.startOver('admin');
    const { secret } = await addApp(server, browser);
    const signsIn = async (): Promise<boolean> => {
      server.moveClock(new Date(server.context.clock.now() + 60_000).toISOString());
      const other = await server.browser();
      await other.signIn('admin');
      const body = { code: codeOf(server, secret) };
      return (await other.send('POST', '/api/v6/sessions/second_factor', { body })).statusCode === 200;
    };
    restartWith({ SECRETS_KEY: next, SECRETS_KEY_BEFORE: old });
    expect(await signsIn()).toBe(true);
    expect(await sealed()).toEqual({ sealed: 1, unreadable: 0 });
    expect(await sealed()).toEqual({ sealed: 0, unreadable: 0 });
    restartWith({ SECRETS_KEY: next });
    expect(await signsIn()).toBe(true);
  });

  it('a secret that opens with neither key is counted and left as it is', async () => {
    restartWith({ SECRETS_KEY: old, SECRETS_KEY_BEFORE: `another ${old}` });
    expect(await sealed()).toEqual({ sealed: 0, unreadable: 1 });
    restartWith({ SECRETS_KEY: old, SECRETS_KEY_BEFORE: next });
    expect(await sealed()).toEqual({ sealed: 1, unreadable: 0 });
  });
});
