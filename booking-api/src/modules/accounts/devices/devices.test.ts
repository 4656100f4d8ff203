import type { Browser } from '../../../testing/test-app.ts';
import { type AccountServer, startAccountServer } from '../testing/account-server.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';
import { deviceName } from './device-name.ts';

const server = {} as AccountServer;
beforeAll(async () => Object.assign(server, await startAccountServer()));
afterAll(() => server.close());
newDayEachTest({ moveClock: (instant) => server.moveClock(instant) });

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

async function signedInWith(userAgent: string, name = 'customer'): Promise<Browser> {
  const browser = await server.browser();
  const answer = await browser.send('POST', '/sessions.json', {
    body: { user: { email: `${name}@demo.test`, password: 'Sendahead-demo-1' } },
    headers: { 'user-agent': userAgent },
  });
  browser.csrf = answer.json().akt;
  return browser;
}
type Listed = { id: string; device: string; present: boolean };
const devicesIn = async (browser: Browser): Promise<Listed[]> =>
  (await browser.send('GET', '/api/v6/devices')).json().devices;
const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.send('GET', '/api/v6/session')).json().user !== null;

describe('the devices of an account', () => {
  it('lists each device by browser and system, and marks the current one', async () => {
    await signedInWith(safari);
    const present = await signedInWith(chrome);
    const devices = await devicesIn(present);
    expect(devices.map(({ device, present: own }) => [device, own])).toEqual(
      expect.arrayContaining([
        ['Chrome on Windows', true],
        ['Safari on iOS', false],
      ]),
    );
    expect(JSON.stringify(devices)).not.toContain(present.cookie.split('=')[1]);
  });

  it('signs devices out one by one, or all others together', async () => {
    const [phone, tablet, present] = [
      await signedInWith(safari),
      await signedInWith(safari),
      await signedInWith(chrome),
    ];
    const other = (await devicesIn(phone)).find((device) => device.present);
    expect((await present.send('DELETE', `/api/v6/devices/${other?.id}`)).statusCode).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, true]);
    expect((await present.send('DELETE', '/api/v6/devices')).json()).toMatchObject({ success: true });
    expect([await isSignedIn(tablet), await isSignedIn(present)]).toEqual([false, true]);
    expect(await devicesIn(present)).toHaveLength(1);
  });

  it('attack 63: only the owner can end a session, and this call does not end the current one', async () => {
    const present = await signedInWith(chrome);
    const stranger = await signedInWith(safari, 'pro');
    const [own] = await devicesIn(present);
    const end = (by: Browser) => by.send('DELETE', `/api/v6/devices/${own?.id}`);
    expect([(await end(stranger)).statusCode, (await end(present)).statusCode]).toEqual([404, 404]);
    expect(await isSignedIn(present)).toBe(true);
  });

  it.each([undefined, '', 'curl/8.5.0', 'x'.repeat(100_000)])(
    'shows no part of the User-Agent %.20s',
    (userAgent) => {
      expect(deviceName(userAgent)).toBeNull();
    },
  );
});
