import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPerFile } from '../../../testing/server-per-file.ts';
import { startAccountServer } from '../testing/account-server.ts';
import { newDayEachTest } from '../testing/new-day-each-test.ts';

const on = startPerFile(() => startAccountServer({ MOBILE_VERIFICATION: 'on' }));
const off = startPerFile(startAccountServer);
newDayEachTest(on);
/** Each test uses another person. */
let visitor = 0;
beforeEach(() => {
  visitor += 1;
});

const phone = '+1 212 555 0100';
const person = (change: Record<string, unknown> = {}) => ({
  user: {
    first_name: 'Robin',
    last_name: 'Lane',
    email: `robin-${visitor}@example.test`,
    phone,
    password: 'a good long one',
    password_confirmation: 'a good long one',
    terms: true,
    ...change,
  },
});
const register = async (change: Record<string, unknown> = {}, server = on) =>
  (await (await server.browser()).send('POST', '/users', { body: person(change) })).json();
const sendCode = async (to = phone, server = on) =>
  (await server.browser()).send('POST', '/api/v6/mobile_verification', { body: { phone: to } });
const folder = () => join(on.dataDir, 'sms');
/** The code in the newest message; each message is one file, and each test removes its own. */
async function code(to = phone): Promise<string> {
  const before = new Set(readdirSync(on.dataDir).includes('sms') ? readdirSync(folder()) : []);
  expect((await sendCode(to)).json()).toMatchObject({ success: true });
  const [name = ''] = readdirSync(folder()).filter((file) => !before.has(file));
  const text = readFileSync(join(folder(), name), 'utf8');
  expect(text).toContain('To: +12125550100');
  return /^(\d{6}) is your/m.exec(text)?.[1] ?? '';
}
const wrong = (right: string): string => (right === '000000' ? '000001' : '000000');
const field = 'mobile_verification_number';

describe('verifying a phone before an account is opened', () => {
  it('EP-38 AC-13 opens the account with the code, in every notation of the phone', async () => {
    const number = await code();
    const opened = await register({ phone: '(212) 555-0100', [field]: number });
    expect(opened).toMatchObject({ success: true, errors: {} });
    const again = await register({ email: `other-${visitor}@example.test`, [field]: number });
    expect(Object.keys(again.errors)).toEqual([field]);
  });

  it('EP-38 refuses the account without the code, with a wrong one, and with a code of another phone', async () => {
    const number = await code();
    for (const change of [
      {},
      { [field]: '' },
      { [field]: wrong(number) },
      { [field]: number, phone: '+1 212 555 0199' },
    ])
      expect(await register(change)).toMatchObject({
        success: false,
        errors: { [field]: [expect.any(String)] },
      });
    expect(await register({ phone: '', [field]: number })).toMatchObject({
      success: false,
      errors: { phone: ['Please enter a valid phone number'] },
    });
    expect((await register({ [field]: number })).success).toBe(true);
  });

  it('accepts no code after five tries, after ten minutes, or once a newer one was sent', async () => {
    const number = await code();
    for (let tries = 0; tries < 5; tries += 1) await register({ [field]: wrong(number) });
    expect((await register({ [field]: number })).success).toBe(false);
    const [older, newer] = [await code(), await code()];
    if (older !== newer) expect((await register({ [field]: older })).success).toBe(false);
    on.moveClock(new Date(on.context.clock.now() + 11 * 60_000).toISOString());
    expect((await register({ [field]: newer })).success).toBe(false);
  });

  it('keeps the code usable when the account is refused for another reason', async () => {
    const number = await code();
    expect(await register({ [field]: number, email: 'customer@demo.test' })).toMatchObject({
      errors: { email: ['Is already taken'] },
    });
    expect((await register({ [field]: number })).success).toBe(true);
  });

  it('stores neither phone nor code in plain text, and limits messages per phone', async () => {
    const number = await code();
    const rows = JSON.stringify(await on.context.db.selectFrom('phone_verifications').selectAll().execute());
    expect(rows).not.toMatch(new RegExp(`${number}|2125550100`));
    await code('2125550100');
    await code('1 (212) 555-0100');
    for (const again of ['+12125550100', '212 555 0100', '1-212-555-0100'])
      expect((await sendCode(again)).statusCode).toBe(429);
    expect(on.logs.join('')).not.toContain('2125550100');
    expect((await sendCode('call me')).statusCode).toBe(422);
  });

  it('OPEN-57 asks for no code while the flag is off', async () => {
    expect((await sendCode(phone, off)).statusCode).toBe(404);
    expect((await register({}, off)).success).toBe(true);
  });
});
