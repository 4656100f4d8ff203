import type { Shop } from '../shop.ts';

/** The balance of a demo gift card, by the end of its code. */
export const giftCardBalance = async (shop: Pick<Shop, 'context'>, codeEnd: string): Promise<number> =>
  (
    await shop.context.db
      .selectFrom('gift_cards')
      .select('balance_cents')
      .where('code_end', '=', codeEnd)
      .executeTakeFirstOrThrow()
  ).balance_cents;
