import { mobileNumber } from '@sendahead/shared-contracts/validation/mobile-number';
import type { BookingRecord } from '../../bookings/public/draft.ts';

type Ends = Partial<Pick<BookingRecord['form'], 'origination' | 'o_phone' | 'destination' | 'd_phone'>>;

/**
 * An order's phone number for texts: its sender's, its recipient's or its account's, in this order, never a
 * club's; '' without one.
 */
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
