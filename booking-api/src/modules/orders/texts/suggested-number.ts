import { mobileNumber } from '@sendahead/shared-contracts/validation/mobile-number';
import type { Order } from '../public/store.ts';

/** The number of an order that texts may go to: of its sender, its recipient or its account, in this order, never of a club; '' for none. */
export function suggestedNumber({ shipment }: Pick<Order, 'shipment'>, phoneOfAccount: string): string {
  const form = shipment.booking?.form ?? {};
  const ofEnds = [
    ...(form.origination === 'club' ? [] : [form.o_phone]),
    ...(form.destination === 'club' ? [] : [form.d_phone]),
  ];
  for (const phone of [...ofEnds, phoneOfAccount]) {
    const number = typeof phone === 'string' ? mobileNumber(phone) : undefined;
    if (number) return number.spoken;
  }
  return '';
}
