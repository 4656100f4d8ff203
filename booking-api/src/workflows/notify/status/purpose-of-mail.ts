import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { moveInLines, purposeLines } from '@sendahead/shared-contracts/orders/purpose-words';
import type { MailStep } from '../../../modules/orders/public/mails/jobs.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { StatusEmailTexts } from './status-email-facts.ts';

/** Emails that say nothing of where the bags go. */
const withoutTrip: readonly MailStep[] = ['arrived_late', 'address_corrected', 'leg_cancelled', 'cancelled'];

/** PA-27: the texts of a step's email with what its bags are for; `names` are the travelers it is for. */
export const withPurpose = (
  texts: StatusEmailTexts,
  { shipment }: Pick<Order, 'shipment'>,
  { step, leg, names }: { step: MailStep | 'booked'; leg: LegName; names?: readonly string[] },
): StatusEmailTexts =>
  withoutTrip.some((one) => one === step)
    ? texts
    : {
        ...texts,
        lines: [
          ...texts.lines,
          ...shipment.legs.filter((one) => one.leg === leg).flatMap((one) => purposeLines(one)),
          ...(leg === 'outbound'
            ? moveInLines(shipment.travelers.filter(({ name }) => names?.includes(name) ?? true))
            : []),
        ],
      };
