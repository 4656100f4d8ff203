import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import type { MailEnds } from '../../../integrations/mail/addressing.ts';
import type { MailSettings } from '../../../integrations/mail/settings.ts';
import { defaultTheme } from '../../../modules/catalog/public/default-theme.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Who writes: the name, the help and the colours of a brand. */
export type BrandFacts = { name: string; helpPhone: string; helpEmail: string; colours: BrandTheme };

/** The frame of every email about an order. */
export type MailFrame = {
  account: MailEnds['account'];
  brand: BrandFacts;
  /** Origin of the brand's pages. */
  pages: string;
  /** The page of the order; it asks to sign in and goes on. */
  orderUrl: string;
};

/** Throws when the customer or the brand is gone. */
export async function readMailFrame(
  db: Database,
  { pageOrigin }: Pick<MailSettings, 'pageOrigin'>,
  order: Pick<Order, 'id' | 'user_id' | 'brand_id'>,
): Promise<MailFrame> {
  const account = await db
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const { slug, ...brand } = await readBrandFacts(db, order.brand_id);
  const pages = pageOrigin(slug);
  return {
    account,
    brand,
    pages,
    orderUrl: `${pages}/orders/${encodeURIComponent(order.id)}`,
  };
}

/** Throws when there is no such brand. */
export async function readBrandFacts(db: Database, brandId: number): Promise<BrandFacts & { slug: string }> {
  const { slug, name, words } = await db
    .selectFrom('brands')
    .select(['slug', 'name', 'words'])
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow();
  return {
    slug,
    name,
    helpPhone: words.help_phone,
    helpEmail: words.help_email,
    colours: words.theme ?? defaultTheme,
  };
}

export const helpLine = ({ helpPhone, helpEmail }: BrandFacts): string =>
  `Questions? ${helpPhone} or ${helpEmail}`;
