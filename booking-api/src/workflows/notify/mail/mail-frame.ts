import type { MailEnds } from '../../../integrations/mail/envelope.ts';
import type { MailSettings } from '../../../integrations/mail/settings.ts';
import { type MailBrand, mailBrandOf } from '../../../modules/catalog/public/mail/mail-brand.ts';
import { readBrandLook } from '../../../modules/catalog/public/store.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** The frame of every email about an order. */
export type MailFrame = {
  account: MailEnds['account'];
  brand: MailBrand;
  /** The page of the order; it asks for a sign-in, or offers to track by the number in the link. */
  orderUrl: string;
};

/** Throws when the customer or the brand is gone. */
export async function readMailFrame(
  db: Queries,
  mails: Pick<MailSettings, 'pageOrigin'>,
  order: Pick<Order, 'id' | 'display_id' | 'user_id' | 'brand_id'>,
): Promise<MailFrame> {
  const { account, brand } = await readMailEnds(db, mails, {
    userId: order.user_id,
    brandId: order.brand_id,
  });
  const page = `${brand.pages}/orders/${encodeURIComponent(order.id)}`;
  return { account, brand, orderUrl: `${page}?${new URLSearchParams({ number: order.display_id })}` };
}

/** Both ends of an email to an account. Throws when either is gone. */
export async function readMailEnds(
  db: Queries,
  mails: Pick<MailSettings, 'pageOrigin'>,
  { userId, brandId }: { userId: string; brandId: number },
): Promise<Pick<MailFrame, 'account' | 'brand'>> {
  const account = await db
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { account, brand: await readMailBrand(db, mails, brandId) };
}

/** Throws when there is no such brand. */
export async function readMailBrand(
  db: Queries,
  { pageOrigin }: Pick<MailSettings, 'pageOrigin'>,
  brandId: number,
): Promise<MailBrand> {
  const look = await readBrandLook(db, brandId);
  return mailBrandOf(look, pageOrigin(look.slug));
}
