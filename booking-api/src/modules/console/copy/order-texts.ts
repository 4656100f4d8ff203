import { mobileNumber } from '@sendahead/shared-contracts/validation/mobile-number';
import type { TextsEnd } from '../../orders/public/texts/tables.ts';
import type { TextRecord } from '../../orders/public/texts/text-record.ts';

const endings: Readonly<Record<TextsEnd, string>> = {
  owner: 'By the customer.',
  staff: 'By staff for the customer.',
  reply: 'By a STOP reply.',
  order: 'The order ended.',
};

const steps: Readonly<Record<string, string>> = {
  started: 'Texts turned on',
  pickup: 'Pickup tomorrow',
  picked_up: 'Picked up',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  delayed: 'Delayed',
  moved: 'Pickup moved by an incident',
  leg_cancelled: 'Leg canceled',
  cancelled: 'Order canceled',
  incident: 'Incident',
  link_to_pay: 'Link to pay',
  photos: 'Link to add photos to a claim',
};
const ofNoLeg: readonly string[] = ['cancelled', 'incident', 'started', 'link_to_pay', 'photos'];

/** The subject of a text message: "Delivered, return leg." */
function stepWords(kind: string): string {
  const [step = '', leg] = kind.split('.');
  const ofLeg = ofNoLeg.includes(step) || !leg ? '' : `, ${leg} leg`;
  return `${steps[step] ?? 'Text'}${ofLeg}.`;
}

/** A record of text messages as an entry of the order’s history. */
export function textWords(record: TextRecord): { title: string; detail: string } {
  switch (record.what) {
    case 'on':
      return {
        title: 'Text messages turned on',
        detail: `To ${mobileNumber(record.phone)?.spoken ?? record.phone}.`,
      };
    case 'off':
      return { title: 'Text messages turned off', detail: endings[record.by] };
    case 'sent':
      return { title: 'Text message sent', detail: stepWords(record.kind) };
    case 'unanswered':
      return {
        title: 'Text message not confirmed',
        detail: `${stepWords(record.kind)} The provider didn’t answer, so it isn’t sent again.`,
      };
    default:
      return record satisfies never;
  }
}
