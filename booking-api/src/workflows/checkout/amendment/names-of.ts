import type { Amendment } from '../../../modules/bookings/public/purpose.ts';
import type { ActName } from '../../../modules/orders/public/acts/undoable.ts';
import type { enqueueStepMail } from '../../../modules/orders/public/mails/jobs.ts';

type Names = { act: ActName; mail: Parameters<typeof enqueueStepMail>[3]; reason: string };

/** The names of an amendment in the order's history, its mail, and as the reason of a refund. */
export function namesOf(amendment: Amendment): Names {
  switch (amendment.kind) {
    case 'booking':
    case 'change':
      return { act: 'change', mail: 'changed', reason: 'order amended' };
    case 'leg':
      return { act: 'move_leg', mail: 'leg_moved', reason: `${amendment.leg} leg moved` };
    case 'cancel':
      return amendment.leg
        ? { act: 'cancel_leg', mail: 'leg_cancelled', reason: `${amendment.leg} leg canceled` }
        : { act: 'cancel', mail: 'cancelled', reason: 'order canceled' };
    default:
      return amendment satisfies never;
  }
}
