import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { allowedActs } from '@sendahead/shared-contracts/orders/states';
import type { CarrierPort } from '../../../integrations/carriers/port.ts';
import type { MailAttachment } from '../../../integrations/mail/port.ts';
import { clubThatLabels } from '../../../modules/orders/public/at-clubs/club-that-labels.ts';
import { isCustomsOpen } from '../../../modules/orders/public/customs-list.ts';
import { labelsOf } from '../../../modules/orders/public/label-data.ts';
import type { StepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { labelFile } from '../../../modules/orders/public/papers/label-file.ts';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** Many mailboxes refuse mails over 10 MB, and encoding makes a file a third larger. */
const largestLabelBytes = 5_000_000;

export const attachedWords = 'We attached them as a PDF for your home printer.';
/** CH-38: after an undo, whose email speaks of labels only later. */
export const attachedAgainWords = 'We attached the labels that are valid now as a PDF.';

/**
 * PA-04, CH-38: the labels for a mail, after an undo those of both legs, on the paper that the order's page prints first. None when its labels are no
 * longer the order's, a club attaches them or they wait for the customs list (PA-20), or the file is too large for mailboxes: the link is always
 * included.
 */
export async function attachedLabels(
  { db, carriers }: { db: Queries; carriers: Pick<CarrierPort, 'provider'> },
  order: Order,
  { step, leg, generation }: StepMail,
  largest = largestLabelBytes,
): Promise<MailAttachment | null> {
  const printable = allowedActs(order.state, 'consumer').includes('print_labels');
  const isUndone = step === 'undone';
  if (!(isUndone || step === 'labels_ready') || generation !== order.generation || !printable) return null;
  const isOwn = (of: LegName): boolean => of !== 'outbound' || clubThatLabels(order) === null;
  if (await isCustomsOpen(db, order)) return null;
  const parcels = await parcelsOf(db, order);
  const labels = labelsOf(parcels).filter((label) => (isUndone || label.leg === leg) && isOwn(label.leg));
  if (labels.length === 0) return null;
  const ofOrder = { displayId: order.display_id, labels };
  const file = await labelFile(`labels-${order.display_id}`, [ofOrder], {
    carriers,
    paper: 'letter',
    country: parcels[0]?.carriage.from.country,
  });
  return file.bytes.length > largest ? null : file;
}
