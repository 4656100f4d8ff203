import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../../platform/database/database.ts';
import { balancesOf } from '../../credits/public/credits.ts';
import { type Carrier, readCarriers } from '../../tariff/public/carriers.ts';
import type { Account } from '../public/store.ts';
import { carrierDropdown, mayChooseCarrier } from './carrier-dropdown.ts';

/**
 * The header's content next to the name: credit, and the carriers for users who may choose a carrier (RO-04).
 */
export type HeaderBoxes = {
  carrier_dropdown: string | null;
  carriers: Carrier[];
  credit_box: string | null;
};

export async function headerBoxes(db: Queries, user: Account): Promise<HeaderBoxes> {
  const { wallet, ship_wallet } = await balancesOf(db, user.id);
  const credit = cents(wallet + ship_wallet);
  const carriers = mayChooseCarrier(user.role) ? await readCarriers(db) : [];
  return {
    carrier_dropdown: carriers.length > 0 ? carrierDropdown(carriers) : null,
    carriers,
    credit_box: credit > 0 ? `${formatCents(credit)} credit` : null,
  };
}
