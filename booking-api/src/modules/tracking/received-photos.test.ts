import { sql } from 'kysely';
import { startS3Server } from '../../integrations/bucket/testing/s3-server.ts';
import { until } from '../../testing/until.ts';
import { trackedOrder } from './testing/tracked-order.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server();
});
const tracked = trackedOrder(() => ({ ...s3.env, FILES_TIMEOUT_MS: '2000' }));
afterAll(() => s3.close());
const { arrived, confirm, customer, links, make, photo, shop, track } = tracked;

describe('photos of received bags in a bucket', () => {
  it('TC-12 a dead store refuses the photo and not the confirmation without it, and confirms nothing by itself', async () => {
    await arrived();
    const { token } = await make();
    await s3.die();
    const refused = await confirm(token, { photo: await photo() });
    expect([refused.statusCode, refused.json().code]).toEqual([507, 'storage_full']);
    expect((await track(token)).json().legs[0].received).toBe(false);
    expect((await confirm(token, {})).json()).toEqual({ success: true });
    await s3.comeBack();
  });

  it('TC-12 a photo is shown to the owner, and swept only where its row did not come about', async () => {
    const { token } = await make();
    expect((await confirm(token, { name: 'Ann', photo: await photo() })).json()).toEqual({ success: true });
    const { received } = (await customer.send('GET', links())).json();
    const kept = received.find(({ name }: { name: string }) => name === 'Ann').received_id;
    const lost = 'rcv_lost0123456789abcdefghijkl';
    await shop.services.files.write(lost, Buffer.from('photo'));
    const data = JSON.stringify({ receivedId: lost });
    await sql`insert into pgboss.job (name, data) values ('sweep-received-photo', ${data}::jsonb)`.execute(
      shop.context.db,
    );
    await sql`update pgboss.job set start_after = now() where name = 'sweep-received-photo'`.execute(
      shop.context.db,
    );
    await until(async () => !s3.kept().includes(lost));
    const waiting = () =>
      sql`select 1 from pgboss.job where name = 'sweep-received-photo' and state < 'completed'`.execute(
        shop.context.db,
      );
    await until(async () => (await waiting()).rows.length === 0);
    expect(s3.kept()).toEqual([kept]);
    const url = `/api/v6/orders/${tracked.orderId}/received/${kept}/photo`;
    const shown = await customer.send('GET', url, { headers: { accept: 'image/*' } });
    expect(shown.headers['content-type']).toBe('image/jpeg');
  });
});
