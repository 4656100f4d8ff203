import { maxClaimFiles } from '@sendahead/shared-contracts/claims/schema';
import { sql } from 'kysely';
import { startS3Server } from '../../integrations/bucket/testing/s3-server.ts';
import { until } from '../../testing/until.ts';
import { claimingCustomer } from './testing/claiming-customer.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
});
const claiming = claimingCustomer(() => ({ ...s3.env, FILES_TIMEOUT_MS: '2000' }));
afterAll(() => s3.close());
const { act, admin, at, customer, ofOrder, open, other, shop, submitted } = claiming;

const claimNow = async () => (await customer.send('GET', ofOrder())).json().claims[0];
const add = async (claim: Awaited<ReturnType<typeof open>>) =>
  customer.send('POST', at(claim, '/files'), { body: { name: 'wheel.jpg', base64: claiming.photo } });
/** Jobs that look for files without a row are due now. */
const makeSweepsDue = () =>
  sql`update pgboss.job set start_after = now() where name = 'sweep-claim-file'`.execute(shop.context.db);

describe('files of claims in a bucket', () => {
  it('TC-14 C4-89 are read by their owner and by staff who answer, and by nobody else', async () => {
    const claim = await submitted();
    const [file] = claim.files;
    const url = at(claim, `/files/${file?.file_id}`);
    expect(s3.kept()).toContain(file?.file_id);
    const headers = { accept: 'image/jpeg' };
    const own = await customer.send('GET', url, { headers });
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(own.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect((await admin.send('GET', url, { headers })).statusCode).toBe(200);
    expect((await other.send('GET', url)).statusCode).toBe(404);
  });

  it('TC-14 C4-98 are removed with a withdrawn draft, and one by one', async () => {
    const draft = await open();
    for (const _file of [1, 2]) await add(draft);
    const [first, second] = (await claimNow()).files;
    await customer.send('DELETE', at(draft, `/files/${first.file_id}`));
    await until(async () => !s3.kept().includes(first.file_id));
    expect(s3.kept()).toContain(second.file_id);
    await act(draft, 'withdraw');
    await until(async () => !s3.kept().includes(second.file_id));
  });

  it('TC-14 a dead store refuses files by storage_full, keeps what was entered, and leaves the server ready', async () => {
    const draft = await open();
    await add(draft);
    await customer.send('PATCH', at(draft), { body: { what: 'A wheel is broken off.', value_cents: 9000 } });
    const [kept] = (await claimNow()).files;
    const before = s3.kept();
    await s3.die();
    const refused = await add(draft);
    expect([refused.statusCode, refused.json().code]).toEqual([507, 'storage_full']);
    const unread = await customer.send('GET', at(draft, `/files/${kept.file_id}`));
    expect([unread.statusCode, unread.json().code]).toEqual([503, 'unavailable']);
    expect((await customer.send('GET', '/readyz')).statusCode).toBe(200);
    expect(await claimNow()).toMatchObject({
      what: 'A wheel is broken off.',
      value_cents: 9000,
      files: [kept],
    });
    await s3.comeBack();
    expect((await add(draft)).statusCode).toBe(200);
    expect((await claimNow()).files).toHaveLength(2);
    expect(s3.kept()).toHaveLength(before.length + 1);
    await act(draft, 'withdraw');
  });

  it('TC-14 a store that is silent holds no connection to the database while many upload', async () => {
    const draft = await open();
    await s3.die();
    const silent = await s3.beSilent();
    // More than a server has connections, whose number the settings of tests leave at 8 to 16.
    const uploads = Promise.all(Array.from({ length: 20 }, () => add(draft)));
    await until(async () => silent.asked() >= 17);
    const begun = Date.now();
    expect((await customer.send('GET', '/readyz')).statusCode).toBe(200);
    expect((await claimNow()).files).toEqual([]);
    expect(Date.now() - begun).toBeLessThan(1500);
    expect(new Set((await uploads).map(({ json }) => json().code))).toEqual(new Set(['storage_full']));
    await silent.close();
    await s3.comeBack();
    await act(draft, 'withdraw');
  });

  it('TC-14 files that arrive over the limit simultaneously are refused, and the store keeps none of them', async () => {
    const draft = await open();
    const before = s3.kept().length;
    const added = await Promise.all(Array.from({ length: maxClaimFiles + 3 }, () => add(draft)));
    const refused = added.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(3).fill('too_many_files'));
    expect(s3.kept()).toHaveLength(before + maxClaimFiles);
    await act(draft, 'withdraw');
    await until(async () => s3.kept().length === before);
  });

  it('TC-14 a file whose row did not come about is swept, and one with its row stays', async () => {
    const draft = await open();
    await add(draft);
    const [kept] = (await claimNow()).files;
    const lost = 'clf_lost0123456789abcdefghijkl';
    await shop.services.files.write(lost, Buffer.from('photo'));
    await sql`insert into pgboss.job (name, data) values ('sweep-claim-file', ${JSON.stringify({ fileId: lost })}::jsonb)`.execute(
      shop.context.db,
    );
    await makeSweepsDue();
    await until(async () => !s3.kept().includes(lost));
    const waiting = () =>
      sql`select 1 from pgboss.job where name = 'sweep-claim-file' and state < 'completed'`.execute(
        shop.context.db,
      );
    await until(async () => (await waiting()).rows.length === 0);
    expect(s3.kept()).toContain(kept.file_id);
  });
});
