import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startShop } from '../../testing/shop.ts';
import { mailTo, readShare, splitBooking, stop, tokenOf } from '../../testing/split-bill.ts';
import { sweepShares } from './sweep-shares.ts';

jest.setTimeout(60_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
const customer = signedInBrowser(shop);

const sweepAfter = (days: number) =>
  sweepShares(shop.context.db, {
    ...shop.context.clock,
    now: () => shop.context.clock.now() + days * 86_400_000,
  });

describe('shares of a bill without an order', () => {
  it('GB-02 shares lose their payers’ addresses, thirty days after their deadline', async () => {
    const booking = await splitBooking(shop, customer);
    const token = await tokenOf(shop, booking, 'robin@lane.test');
    const mails = async () =>
      (
        await shop.context.db
          .selectFrom('bill_shares')
          .innerJoin('bill_splits', 'bill_splits.attempt_id', 'split_id')
          .select(['email', 'name'])
          .where('cart_id', '=', booking.cartId)
          .execute()
      ).map(({ email, name }) => `${name} ${email}`.trim());
    await sweepAfter(60);
    expect(await mails()).toContain('Robin Lane robin@lane.test');
    await stop(booking);
    await mailTo(shop, booking, 'stopped', 'robin@lane.test');
    await sweepAfter(29);
    expect(await mails()).toContain('Robin Lane robin@lane.test');
    await sweepAfter(33);
    expect(new Set(await mails())).toEqual(new Set(['']));
    expect((await readShare(await shop.browser(), token)).statusCode).toBe(404);
  });
});
