import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShownUser } from '../pages/user/user-page.tsx';

/** A customer with one order, a credit and a card. */
export const user = {
  id: 'usr_1',
  name: 'Casey Customer',
  email: 'casey@example.test',
  phone: '+1 843 555 0100',
  role: 'consumer',
  club_name: null,
  member_number: null,
  verified: true,
  disabled: false,
  created_at: '2026-11-20T15:00:00.000Z',
} as const;
/** The answers that the page of that customer shows. */
export const shownUser = (more: Partial<ShownUser> = {}): ShownUser => ({
  user,
  fields: {
    first_name: 'Casey',
    last_name: 'Customer',
    phone: user.phone,
    role: 'consumer',
    club_id: null,
    member_number: null,
    disabled: false,
  },
  grantable: ['consumer', 'pro', 'admin'],
  sessions: [
    {
      device: 'Chrome on Windows',
      signed_in_at: '2026-11-22T14:00:00.000Z',
      seen_at: '2026-11-22T15:00:00.000Z',
    },
  ],
  passkeys: [],
  second_factor_since: null,
  orders: [
    {
      id: 'ord_1',
      display_id: 'SA1234',
      brand: 'golf',
      state: 'labels_ready',
      placed_at: '2026-11-21T15:00:00.000Z',
      total_cents: cents(12_995),
    },
  ],
  carts: [],
  balances: { wallet: cents(4000), ship_wallet: cents(0) },
  cards: [{ type: 'Visa', number: 'XXXX4242', expiration: '12/2030' }],
  audit: [
    { at: '2026-11-22T15:00:00.000Z', kind: 'staff.opened_person', by: 'Alex Admin', reason: 'A caller.' },
  ],
  ...more,
});
