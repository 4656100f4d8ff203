import { cartUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import { readTakeover, takeOverCart } from '@sendahead/shared-contracts/admin/takeover-calls';
import { readHold } from '@sendahead/shared-contracts/carts/hold-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { type Section, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import { sessionOf } from './people.ts';
import type { started } from './started.ts';

export const opened = {
  cart_id: 'cart_SA-1',
  display_id: 'SA-1',
  brand: 'golf',
  customer: { id: 'usr_casey', email: 'casey@example.test', first_name: 'Casey', last_name: 'Customer' },
  used: false,
};
const form = shipmentFormSchema.parse({
  traveler: { 1: { t_first_name: 'Casey' }, 2: { t_first_name: 'Rosa' } },
});

/** Answers of a successful takeover. */
export const takingOver = (ship_state = form) => [
  answering(readTakeover, opened),
  answering(takeOverCart, {
    cart_id: opened.cart_id,
    takeover_user_id: opened.customer.id,
    ship_state,
    cart_token: 'token',
  }),
  answering(readHold, { held_by: null, changed_at: '2026-11-23T15:00:00Z', order_id: null }),
  answering(cartUser, { person: null }),
];

/** Opens a takeover's address as an admin. */
export function openTakeoverUrl(page: ReturnType<typeof started>): void {
  page.session(sessionOf('admin'));
  page.cart('SA-1', { takeover_id: 'tko_1' });
}

/** A section of the page that restores the saved data. */
export function restore({ host }: ReturnType<typeof started>, section: Section): void {
  host.page.bind('shell').publish(sectionRestoredEvent, { section });
}
