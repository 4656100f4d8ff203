import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseSms, smsSettingProblems } from '../settings.ts';
import { type SmsFault, startTwilioStandIn } from './testing/stand-in.ts';

let standIn: Awaited<ReturnType<typeof startTwilioStandIn>>;
beforeAll(async () => {
  standIn = await startTwilioStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.taken.length = 0;
});

const sid = `AC${'0'.repeat(32)}`;
const env = (more: Record<string, string> = {}) => ({
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: sid,
  TWILIO_AUTH_TOKEN: 'a-token-that-is-long-enough',
  TWILIO_FROM: '+18435550100',
  TWILIO_URL: standIn.url,
  ...more,
});
const send = (to: string, more: Record<string, string> = {}) =>
  chooseSms(env(more), '/nowhere').send({ id: 'sms_1', to, text: 'Your number is 123456' });

describe('messages through Twilio', () => {
  it('sends messages with our account, our number and the text', async () => {
    await send('+442079460000');
    expect(standIn.taken).toEqual([
      {
        path: `/2010-04-01/Accounts/${sid}/Messages.json`,
        user: `${sid}:a-token-that-is-long-enough`,
        form: { From: '+18435550100', To: '+442079460000', Body: 'Your number is 123456' },
      },
    ]);
  });

  it.each([
    ['2125550100', '+12125550100'],
    ['12125550100', '+12125550100'],
    ['+1 (212) 555-0100', '+12125550100'],
  ])('sends messages to %s as %s', async (to, number) => {
    await send(to);
    expect(standIn.taken[0]?.form.To).toBe(number);
  });

  it('sends through the messaging service when one is set', async () => {
    const service = `MG${'1'.repeat(32)}`;
    await send('+12125550100', { TWILIO_FROM: service });
    expect(standIn.taken[0]?.form).toMatchObject({ MessagingServiceSid: service });
    expect(standIn.taken[0]?.form).not.toHaveProperty('From');
  });

  it.each<[string, SmsFault, string]>([
    ['an invalid number', { status: 400, code: 21_211, message: "Invalid 'To' +12125550100" }, '21211'],
    ['a closed account', { status: 401, code: 20_003, message: 'Authenticate' }, '20003'],
    ['too many requests', { status: 429, code: 20_429, message: 'Too Many Requests' }, '20429'],
    ['a server error', { status: 500, code: 20_500, message: 'Internal' }, '20500'],
    ['a cut connection', 'cut', 'ECONNRESET'],
    ['a missing answer', 'silent', 'ECONNABORTED'],
  ])('reports %s by its code only, once', async (_what, fault, code) => {
    standIn.fail(fault);
    const failed = send('+12125550100', { SMS_TIMEOUT_MS: fault === 'silent' ? '300' : '20000' });
    await expect(failed).rejects.toMatchObject({ name: 'SmsRefused', code });
    await expect(failed).rejects.not.toThrow(/2125550100|123456/);
    expect(standIn.taken).toEqual([]);
  });
});

describe('the choice of the SMS provider', () => {
  it('uses the folder when no provider is set', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sms-'));
    await chooseSms({}, folder).send({ id: 'sms_1', to: '+12125550100', text: 'Hello' });
    expect(readdirSync(join(folder, 'sms'))).toEqual(['sms_1.txt']);
    rmSync(folder, { recursive: true });
  });

  it('rejects incomplete and invalid settings', () => {
    expect(smsSettingProblems({ SMS_PROVIDER: 'twilio', TWILIO_FROM: '+18435550100' })).toEqual([
      'TWILIO_ACCOUNT_SID: missing; required with SMS_PROVIDER twilio',
      'TWILIO_AUTH_TOKEN: missing; required with SMS_PROVIDER twilio',
    ]);
    expect(smsSettingProblems({})).toEqual([]);
    expect(() => chooseSms({ SMS_PROVIDER: 'twilio' }, '/nowhere')).toThrow('TWILIO_FROM: missing');
    for (const wrong of [{ TWILIO_FROM: 'Sendahead' }, { TWILIO_ACCOUNT_SID: 'AC1' }, { SMS_PROVIDER: 'x' }])
      expect(() => chooseSms(env(wrong), '/nowhere')).toThrow();
  });
});
