import { mobileNumber } from '@sendahead/shared-contracts/validation/mobile-number';
import type { BookingRecord } from '../../bookings/public/draft.ts';

type Ends = Partial<Pick<BookingRecord['form'], 'origination' | 'o_phone' | 'destination' | 'd_phone'>>;

/** The number of an order that texts may go to: of its sender, its recipient or its account, in this order, never of a club; '' for none. */
export function suggestedNumber(form: Ends, phoneOfAccount: string): string {
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
