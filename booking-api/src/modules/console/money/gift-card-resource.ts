import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Resource } from '../history/resource.ts';

/** The hash of a card's code, from its console id; any other text matches no card. */
export const hashOfId = (id: string): Buffer => Buffer.from(/^[0-9a-f]{64}$/.test(id) ? id : '', 'hex');

/** A gift card: only its ledger changes the balance; staff set its last day here. */
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
