import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret, newId, newSecret } from '../../../platform/security/secrets.ts';
import { newDisplayId } from '../display-id.ts';
import { insertCart, type NewCart } from './store.ts';

/** A new cart with its token, which is never returned again. */
export type OpenedCart = Pick<NewCart, 'id' | 'orderId' | 'displayId' | 'tokenHash'> & { token: string };

/** Opens an empty cart with a new id and token. */
export async function openCart(
  db: Queries,
  of: Pick<
    NewCart,
    'brandId' | 'micrositeId' | 'userId' | 'sessionHash' | 'amends' | 'heldBy' | 'paidByClubId' | 'now'
  >,
): Promise<OpenedCart> {
  const token = newSecret();
  const names = {
    id: newId('crt'),
    orderId: newId('ord'),
    displayId: newDisplayId(),
    tokenHash: hashSecret(token),
  };
  await insertCart(db, { ...names, ...of });
  return { ...names, token };
}
