import type { TravelAgent } from '@sendahead/shared-contracts/orders/schema';
import type { BookingRecord } from '../../../modules/bookings/public/draft.ts';
import type { PaymentForm } from '../context.ts';

/** PY-26, VL-18: the order's travel agent and golfer's number; absent when neither is given. */
export function whoBooked(form: PaymentForm): Pick<BookingRecord, 'travelAgent' | 'ghinNumber'> {
  const text = (name: 'referral-travel-company' | 'agent-name' | 'iata_number' | 'referral-travel-network') =>
    form[name]?.trim() ?? '';
  const agent: TravelAgent = {
    company: text('referral-travel-company'),
    name: text('agent-name'),
    iata_number: text('iata_number'),
    network: text('referral-travel-network'),
  };
  const named = form.agent === 'true' && Object.values(agent).some(Boolean);
  const ghin = form.ghin_number?.trim() ?? '';
  return { ...(named ? { travelAgent: agent } : {}), ...(ghin === '' ? {} : { ghinNumber: ghin }) };
}
