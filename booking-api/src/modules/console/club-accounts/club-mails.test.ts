import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import PostalMime from 'postal-mime';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { sendClubStatement } from '../../../workflows/notify/club-account/send-club-statement.ts';
import { newKey } from '../../../workflows/testing/booking.ts';
import { textsOf } from '../../../workflows/testing/pdf-texts.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { remindOfWeek } from '../../payments/public/clubs/club-reminders.ts';
import { bill, openAccount, pay } from './testing/club-entries.ts';

const shop = startPerFile(startShop);
const admin = signedInBrowser(shop, 'admin');

const at = '/api/v6/console';
const said = async (answer: ReturnType<Browser['send']>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().code];
};
const folder = () => join(shop.dataDir, 'mail');
/** Emails in the folder whose names begin with a word. */
const mailsOf = async (kind: string) => {
  const files = readdirSync(folder()).filter((file) => file.startsWith(kind) && file.endsWith('.eml'));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder(), file)))));
};
const run = (month: string) => admin.send('POST', `${at}/statement_runs/${month}`, { body: {} });
const progress = async (month: string) => (await admin.send('GET', `${at}/statement_runs/${month}`)).json();
const send = (club: number, month: string, key = newKey()) =>
  admin.send('POST', `${at}/clubs/${club}/statement`, { body: { month, key } });
const remind = (club: number, key = newKey()) =>
  admin.send('POST', `${at}/clubs/${club}/reminders`, { body: { key } });

beforeAll(async () => {
  const { db } = shop.context;
  for (const id of [3, 4, 5])
    await openAccount(db, id, { billing_email: id === 5 ? '' : `club${id}@clubs.test` });
  for (const id of [1, 3, 4, 5]) await bill(db, id, { at: '2026-09-10T15:00:00Z', cents: id * 10_000 });
});

describe('statements by email (CO-31)', () => {
  it('a run emails each club once, resumes after failed workers, and reports its progress', async () => {
    expect(await said(run('2026-11'))).toEqual([409, 'month_not_over']);
    expect(await progress('2026-10')).toMatchObject({ started_at: null, clubs: 4, sent: 0, waiting: 0 });
    // Staff already sent the whole month to one club.
    await send(4, '2026-10');
    await until(async () => (await progress('2026-10')).sent === 1);
    rmSync(folder(), { recursive: true });
    writeFileSync(folder(), 'in the way of mails');
    expect((await run('2026-10')).json()).toMatchObject({ clubs: 4, sent: 1, waiting: 2, without_email: 1 });
    await until(async () => shop.logs.some((line) => line.includes('EEXIST')));
    expect(await progress('2026-10')).toMatchObject({ sent: 1, waiting: 2 });
    rmSync(folder());
    await Promise.all([run('2026-10'), run('2026-10')]);
    const done = await until(async () => {
      const now = await progress('2026-10');
      return now.waiting === 0 && now;
    });
    expect(done).toMatchObject({ clubs: 4, sent: 3, without_email: 1 });
    const mails = await mailsOf('statement');
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
      'accounts@heronsway.test',
      'club3@clubs.test',
    ]);
    const mail = mails.find(({ to }) => to?.[0]?.address === 'club3@clubs.test');
    expect(mail?.subject).toBe('Sendahead Golf: Statement for October 2026');
    expect(mail?.text).toContain('The balance on Sat, Oct 31, 2026 was $300.00.');
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'statement-3-2026-10.pdf', mimeType: 'application/pdf' });
    const text = await textsOf(new Uint8Array(file?.content as ArrayBuffer));
    expect(text.join('\n')).toContain('$300.00');
  });

  it('two workers with one statement send it once', async () => {
    const { db, clock } = shop.context;
    const sent: string[] = [];
    const mails = {
      ...shop.services.mails,
      mail: { send: async ({ messageId }: { messageId: string }) => void sent.push(messageId) },
    };
    await db
      .insertInto('club_statement_mails')
      .values({
        id: 'csm_twice',
        club_id: 3,
        month: '2026-10',
        by_run: false,
        request_key: 'twice',
        asked_by: 'usr_demo_admin',
        asked_at: clock.instant(),
        sent_to: null,
        sent_at: null,
      })
      .execute();
    await Promise.all([1, 2, 3].map(() => sendClubStatement({ db, clock, mails }, 'csm_twice')));
    expect(sent).toEqual(['statement.csm_twice@sendahead.test']);
  });

  it('a manual statement is sent once per key, and not without an address', async () => {
    const key = newKey();
    for (const _ of [1, 2]) expect((await send(3, '2026-11', key)).statusCode).toBe(200);
    const emails = async () =>
      (
        await admin.send('GET', `${at}/clubs/3/statement`, {
          query: { month: '2026-11' },
          headers: { accept: 'application/json' },
        })
      ).json().emails;
    await until(async () => Boolean((await emails())[0]?.sent_at));
    expect(await emails()).toMatchObject([{ sent_to: 'club3@clubs.test' }]);
    expect(await said(send(5, '2026-11'))).toEqual([409, 'billing_email_missing']);
    expect(await said(send(6, '2026-11'))).toEqual([404, 'no_such_thing']);
    expect((await send(3, '2026-12')).json().fields).toMatchObject([{ path: 'month' }]);
  });
});

describe('reminders of what is overdue (CO-31)', () => {
  const sentTo = async () => (await mailsOf('reminder')).map(({ to }) => to?.[0]?.address);

  it('staff send reminders once per key, and only when something is overdue', async () => {
    const key = newKey();
    for (const _ of [1, 2]) expect((await remind(3, key)).statusCode).toBe(200);
    const [mail, ...more] = await until(async () => {
      const mails = await mailsOf('reminder').catch(() => []);
      return mails.length > 0 && mails;
    });
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Sendahead Golf: $300.00 is past due');
    expect(await said(remind(5))).toEqual([409, 'billing_email_missing']);
    await pay(shop.context.db, 4, { at: '2026-11-20T15:00:00Z', cents: 40_000 });
    expect(await said(remind(4))).toEqual([409, 'nothing_overdue']);
  });

  it('clubs that turned reminders on get them once a week; they are off by default', async () => {
    const { db, jobs } = shop.context;
    const week = (on: string) =>
      remindOfWeek(db, jobs, { on: calendarDate(on), at: shop.context.clock.instant() });
    const asked = async () =>
      await db
        .selectFrom('club_reminders')
        .select(['club_id', 'week'])
        .where('week', 'is not', null)
        .orderBy('week')
        .execute();
    await week('2026-11-23');
    expect(await asked()).toEqual([]);
    await db
      .updateTable('club_accounts')
      .set({ reminders: true })
      .where('club_id', 'in', [1, 4, 5])
      .execute();
    for (const day of ['2026-11-23', '2026-11-23', '2026-11-29', '2026-11-30']) await week(day);
    expect(await asked()).toEqual([
      { club_id: 1, week: '2026-11-23' },
      { club_id: 1, week: '2026-11-30' },
    ]);
    await until(async () => (await sentTo()).filter((to) => to === 'accounts@heronsway.test').length === 2);
  });
});
