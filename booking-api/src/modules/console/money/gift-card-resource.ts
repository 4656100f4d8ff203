import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Resource } from '../history/resource.ts';

/** The hash of a card's code, of the id that it has at the console; nobody's for any other text. */
export const hashOfId = (id: string): Buffer => Buffer.from(/^[0-9a-f]{64}$/.test(id) ? id : '', 'hex');

/** A gift card: what is on it moves by its ledger alone; the day that it ends on is set here. */
export const giftCardResource: Resource = {
  kind: 'gift_card',
  mayChange: ({ role }) => may(role, 'run_credits'),
  readLocked: (trx, id) =>
    trx
      .selectFrom('gift_cards')
      .select('expires_on')
      .where('code_hash', '=', hashOfId(id))
      .forUpdate()
      .executeTakeFirst(),
  async write(trx, id, { expires_on }) {
    await trx
      .updateTable('gift_cards')
      .set({ expires_on: String(expires_on) })
      .where('code_hash', '=', hashOfId(id))
      .execute();
  },
};
