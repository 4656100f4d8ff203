import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import { until } from '../../testing/until.ts';
import { expectBooksToAgree } from '../../workflows/testing/money/expect-books-to-agree.ts';
import { stepMails } from '../../workflows/testing/shipping.ts';
import { claimingCustomer } from './testing/claiming-customer.ts';

const claiming = claimingCustomer();
const { act, admin, at, credit, customer, ofOrder, open, other, shop, staff, submitted } = claiming;

describe('a claim', () => {
  it('TC-14 a claim is a draft that keeps its input, until it has all that its kind requires', async () => {
    const claim = await open();
    expect(claim).toMatchObject({ state: 'draft', parcel_ids: [claiming.bag], editable: true });
    const missing = async () => (await act(claim, 'submit')).json().fields;
    expect(await missing()).toEqual([{ path: 'what', code: 'required' }]);
    await customer.send('PATCH', at(claim), { body: { what: 'A wheel is broken off.' } });
    expect(await missing()).toEqual([{ path: 'value_cents', code: 'required' }]);
    await customer.send('PATCH', at(claim), { body: { value_cents: 9000 } });
    expect(await missing()).toEqual([{ path: 'files', code: 'required' }]);
    const kept = (await customer.send('GET', ofOrder())).json().claims[0];
    expect(kept).toMatchObject({ what: 'A wheel is broken off.', value_cents: 9000, state: 'draft' });
    await customer.send('POST', at(claim, '/files'), {
      body: { name: '../../etc/pass<wd>.jpg', base64: claiming.photo },
    });
    expect((await act(claim, 'submit')).json()).toMatchObject({
      state: 'submitted',
      files: [{ name: 'etcpasswd.jpg', type: 'image/jpeg' }],
      allowed_actions: ['withdraw'],
    });
    expect((await customer.send('PATCH', at(claim), { body: { what: 'More' } })).json().code).toBe(
      'claim_moved',
    );
  });

  it('TC-15 a claim can be made only on its days, once per bag, for bags of the order', async () => {
    const windows = (await customer.send('GET', ofOrder())).json().windows;
    expect(windows.find(({ kind }: { kind: string }) => kind === 'damaged')).toMatchObject({
      parcel_id: claiming.bag,
      opens_on: '2026-12-02',
      closes_on: '2027-01-01',
      open: true,
    });
    const send = (body: object) => customer.send('POST', ofOrder(), { body });
    expect((await send({ kind: 'lost', parcel_ids: [claiming.bag] })).json().code).toBe(
      'claim_window_closed',
    );
    expect((await send({ kind: 'damaged', parcel_ids: ['pcl_others'] })).json().code).toBe(
      'claim_window_closed',
    );
    const both = await Promise.all([1, 2].map(() => send({ kind: 'damaged', parcel_ids: [claiming.bag] })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('claim_exists');
  });

  it('TC-16 goes through question, answer, partial approval and one payment as shipping credit, with a mail at each step', async () => {
    const claim = await submitted();
    const before = await credit();
    expect((await staff(claim, 'ask')).json().fields).toEqual([{ path: 'message', code: 'required' }]);
    await staff(claim, 'ask', { message: 'Please send the receipt of the bag.' });
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF').toString('base64');
    await customer.send('POST', at(claim, '/files'), { body: { name: 'receipt.pdf', base64: pdf } });
    await act(claim, 'answer', 'Here it is.');
    await staff(claim, 'review');
    expect((await staff(claim, 'approve_in_part')).json().fields).toEqual([
      { path: 'amount_cents', code: 'required' },
    ]);
    await staff(claim, 'approve_in_part', { amount_cents: 8000, message: 'The bag was five years old.' });
    const path = `/api/v6/console/claims/${claim.claim_id}/payment`;
    const payout = { card_cents: 0, transfer_cents: 0, credit_cents: 8000 };
    const pay = () =>
      admin.send('POST', path, { body: { payout, reason: 'Seen the photos', key: crypto.randomUUID() } });
    const paid = await Promise.all([pay(), pay(), pay()]);
    expect(paid.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await credit()) - before).toBe(8000);
    const [seen]: Claim[] = (await customer.send('GET', ofOrder())).json().claims;
    if (!seen) throw new Error('the claim is gone');
    expect(seen).toMatchObject({ state: 'paid', approved_cents: 8000, allowed_actions: [] });
    expect(seen.steps.map(({ state }) => state)).toEqual([
      'submitted',
      'need_info',
      'submitted',
      'in_review',
      'approved_in_part',
      'paid',
    ]);
    const kinds = seen.steps.map(({ step_id }) => `claim.${step_id}`);
    const mails = await stepMails(shop, claiming.orderId, kinds);
    expect(mails.get(kinds[1] ?? '')?.text).toContain('Please send the receipt of the bag.');
    expect(mails.get(kinds[5] ?? '')?.text).toContain('$80.00');
    expect(mails.get(kinds[5] ?? '')?.text).toMatch(
      new RegExp(`/orders/${claiming.orderId}\\?number=SA-[\\w-]+#help`),
    );
    await expectBooksToAgree(shop);
    const trail = (await admin.send('GET', '/api/v6/audit')).body;
    expect(trail).toContain('Seen the photos');
  });

  it("TC-16 staff list a claim until it is answered, with the carrier's status of its bags", async () => {
    const claim = await submitted();
    const listed = async (which: string) =>
      (await admin.send('GET', '/api/v6/console/claims', { query: { which } }))
        .json()
        .claims.map(({ claim_id }: { claim_id: string }) => claim_id);
    expect(await listed('open')).toContain(claim.claim_id);
    const view = (await admin.send('GET', `/api/v6/console/claims/${claim.claim_id}`)).json();
    expect(view.bags).toMatchObject([{ parcel_id: claiming.bag, status: 'delivered', days_late: 0 }]);
    expect(view.acts).toEqual(['ask', 'review', 'approve', 'approve_in_part', 'reject']);
    await staff(claim, 'reject', { message: 'The photo shows another bag.' });
    expect(await listed('open')).not.toContain(claim.claim_id);
    expect(await listed('all')).toContain(claim.claim_id);
    expect((await staff(claim, 'approve')).json().code).toBe('claim_moved');
  });

  it('C4-89 another person’s claim is 404 in every call, including files, and staff do not see a draft', async () => {
    const claim = await submitted();
    const [file] = claim.files;
    const url = at(claim, `/files/${file?.file_id}`);
    const tried = [
      await other.send('PATCH', at(claim), { body: { what: 'Mine' } }),
      await other.send('POST', at(claim, '/acts'), { body: { act: 'withdraw' } }),
      await other.send('POST', at(claim, '/files'), { body: { name: 'x.jpg', base64: claiming.photo } }),
      await other.send('GET', url),
      await other.send('DELETE', url),
      await other.send('GET', ofOrder()),
      await other.send('POST', ofOrder(), { body: { kind: 'damaged', parcel_ids: [claiming.bag] } }),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 404));
    expect((await other.send('GET', '/api/v6/console/claims')).statusCode).toBe(403);
    const own = await customer.send('GET', url, { headers: { accept: 'image/jpeg' } });
    expect(own.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="wheel.jpg"',
      'x-content-type-options': 'nosniff',
    });
    await act(claim, 'withdraw');
    const draft = await open();
    expect((await admin.send('GET', `/api/v6/console/claims/${draft.claim_id}`)).statusCode).toBe(404);
    expect((await staff(draft, 'review')).statusCode).toBe(404);
  });

  it('TC-14 C4-98 withdrawing deletes a draft completely, and a sent claim remains as it was sent', async () => {
    const draft = await open();
    await customer.send('PATCH', at(draft), { body: { what: 'My diary was in it.', value_cents: 100 } });
    await customer.send('POST', at(draft, '/files'), { body: { name: 'diary.jpg', base64: claiming.photo } });
    const [added] = (await customer.send('GET', ofOrder())).json().claims[0].files;
    const isKept = () => existsSync(join(shop.dataDir, 'files', added.file_id));
    expect(isKept()).toBe(true);
    const withdrawn = (await act(draft, 'withdraw')).json();
    expect(withdrawn).toMatchObject({ state: 'withdrawn', what: '', value_cents: 0, files: [] });
    await until(async () => !isKept());
    const claim = await submitted();
    const [file] = claim.files;
    const dropped = await customer.send('DELETE', at(claim, `/files/${file?.file_id}`));
    expect(dropped.json().code).toBe('claim_moved');
  });

  it('C4-100 TC-16 staff must confirm the approval of a claim above coverage, with a reason in the audit', async () => {
    const claim = await submitted(4_000_000);
    const seen = (await admin.send('GET', `/api/v6/console/claims/${claim.claim_id}`)).json();
    expect(seen).toMatchObject({ coverage_cents: 100_000, cautions: [] });
    const refused = await staff(claim, 'approve', { amount_cents: 4_000_000 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'claim_needs_confirmation']);
    expect((await staff(claim, 'approve_in_part', { amount_cents: 100_001 })).json().code).toBe(
      'claim_needs_confirmation',
    );
    const confirmed = { amount_cents: 4_000_000, confirmed: ['above_coverage'] };
    expect((await staff(claim, 'approve', confirmed)).json().claim.state).toBe('approved');
    const kept = await shop.context.db
      .selectFrom('audit_events')
      .select('detail')
      .where('kind', '=', 'staff.acted_on_claim')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(kept?.detail).toMatchObject({ reason: 'Seen the photos', confirmed: 'above_coverage' });
  });

  it('TC-16 staff must confirm the approval of a claim for a refunded order', async () => {
    const claim = await submitted(5000);
    const refund = await admin.send('POST', `/api/v6/console/orders/${claiming.orderId}/refunds`, {
      body: { amount_cents: 1000, to: 'wallet', comment: 'Goodwill', key: 'goodwill-1' },
    });
    expect(refund.statusCode).toBe(200);
    const view = (await admin.send('GET', `/api/v6/console/claims/${claim.claim_id}`)).json();
    expect(view.cautions).toEqual(['order_refunded']);
    expect((await staff(claim, 'approve')).json().code).toBe('claim_needs_confirmation');
    expect((await staff(claim, 'approve', { confirmed: ['order_refunded'] })).statusCode).toBe(200);
  });

  it('C4-98 an approval applies to the state that staff saw, or fails', async () => {
    const claim = await submitted(5000);
    expect((await staff(claim, 'approve', { amount_cents: 4000 })).json().code).toBe('claim_moved');
    expect((await staff(claim, 'approve', { amount_cents: 5000 })).json().claim.state).toBe('approved');
  });

  it('C4-90 a claim is never paid to the person who answers it, above its value, or twice', async () => {
    const claim = await submitted(5000);
    expect((await staff(claim, 'approve_in_part', { amount_cents: 5000 })).json().code).toBe(
      'claim_incomplete',
    );
    expect((await staff(claim, 'pay')).json().code).toBe('claim_moved');
    await shop.context.db
      .updateTable('claims')
      .set({
        user_id: (
          await shop.context.db
            .selectFrom('users')
            .select('id')
            .where('email', '=', 'admin@demo.test')
            .executeTakeFirstOrThrow()
        ).id,
      })
      .where('id', '=', claim.claim_id)
      .execute();
    expect((await staff(claim, 'approve')).json().code).toBe('claim_moved');
  });

  it('C4-91 refuses a file of another kind, and the eleventh file', async () => {
    const claim = await open();
    const add = (base64: string, name = 'proof.pdf') =>
      customer.send('POST', at(claim, '/files'), { body: { name, base64 } });
    const text = (words: string) => Buffer.from(words).toString('base64');
    for (const bad of [
      text('<html><script>alert(1)</script>'),
      text('<svg/>'),
      text('%PDF-1.4 cut off'),
      text('MZ'),
    ])
      expect((await add(bad)).json().code).toBe('proof_not_read');
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(claiming.photo, 'photo.jpg')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('too_many_files');
  });
});
