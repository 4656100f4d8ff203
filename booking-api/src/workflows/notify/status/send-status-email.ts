import type { CarrierPort } from '../../../integrations/carriers/port.ts';
import {
  reasonOfCancel,
  reasonOfMove,
  reasonOfUndo,
} from '../../../modules/incidents/public/reason-of-move.ts';
import { wasUndone } from '../../../modules/orders/public/acts/was-undone.ts';
import { whatChanged } from '../../../modules/orders/public/acts/what-changes.ts';
import { clubThatLabels } from '../../../modules/orders/public/at-clubs/club-that-labels.ts';
import { isCustomsOpen } from '../../../modules/orders/public/customs-list.ts';
import { dropOffOf } from '../../../modules/orders/public/hours/drop-off.ts';
import { nameOf, type StepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { namedLegs } from '../../../modules/orders/public/places/spoken-place.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { lateCreditsOf } from '../../../modules/orders/public/tracking/late-credits.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { correctionOf } from '../../fulfill/tracking/bill-correction.ts';
import { customsTexts, customsWords } from '../copy/customs-email.ts';
import { statusEmailTexts } from '../copy/status-email.ts';
import { type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import { isHeld } from '../travelers/held-cancellation.ts';
import { sendToTravelers } from '../travelers/send-to-travelers.ts';
import { actOfMail } from './act-of-mail.ts';
import { attachedAgainWords, attachedLabels, attachedWords } from './attached-labels.ts';
import { withPurpose } from './purpose-of-mail.ts';
import { type StatusEmailFacts, statusEmailText } from './status-email-facts.ts';
import { kindOf, linksOf } from './status-email-links.ts';

/** The dependencies of step mails. */
export type StatusEmailContext = OrderMailContext & {
  jobs: Pick<Jobs, 'enqueue'>;
  carriers: Pick<CarrierPort, 'printerless' | 'provider'>;
};

/** Sends the mails of a step, each once for each leg and generation. Throws to be retried. */
export async function sendStatusEmail(context: StatusEmailContext, mail: StepMail): Promise<void> {
  await sendToAccount(context, mail);
  if (!(await isHeld(context, mail))) await sendToTravelers(context, mail);
}

const sendToAccount = (context: StatusEmailContext, mail: StepMail): Promise<void> =>
  sendOnce(
    context,
    mail.orderId,
    { name: nameOf(mail), kind: kindOf(mail) },
    async (order, { account, brand, orderUrl, offUrl }) => {
      const attached = await attachedLabels(context, order, mail);
      const texts = withPurpose(await mailTextsOf(context, order, mail), order, mail);
      const customsOpen = mail.step === 'labels_ready' && (await isCustomsOpen(context.db, order));
      const notes = [
        ...(customsOpen ? [customsWords] : []),
        ...(attached ? [mail.step === 'undone' ? attachedAgainWords : attachedWords] : []),
      ];
      const facts: StatusEmailFacts = {
        brand,
        firstName: account.firstName,
        ...texts,
        ...(customsOpen ? customsTexts(order.display_id) : {}),
        lines: [...notes, ...texts.lines],
        ...linksOf(mail.step, orderUrl, { customsOpen, isLabeledByClub: labelsByOf(order, mail) !== null }),
        offUrl,
      };
      // The mail components are heavy and only needed by mails: the server starts without them.
      const { statusEmailHtml } = await import('./status-email-html.ts');
      return {
        subject: `${facts.title} (${order.display_id})`,
        html: statusEmailHtml(facts),
        text: statusEmailText(facts),
        ...(attached ? { attachments: [attached] } : {}),
      };
    },
  );

/** Why staff changed, canceled or restored the order for an incident; undefined for any other act. */
const reasonOf = (
  db: StatusEmailContext['db'],
  { step, ...change }: Pick<StepMail, 'orderId' | 'step' | 'leg' | 'generation'>,
): Promise<string | undefined> => {
  if (step === 'cancelled' || step === 'leg_cancelled') return reasonOfCancel(db, change);
  return step === 'undone' ? reasonOfUndo(db, change) : reasonOfMove(db, change);
};

/** CO-76: the club that labels the bags of a mail's leg. */
const labelsByOf = (order: Order, { leg }: Pick<StepMail, 'leg'>): string | null =>
  leg === 'outbound' ? clubThatLabels(order) : null;

async function mailTextsOf(
  { db, carriers, clock }: StatusEmailContext,
  order: Order,
  { step, leg, generation }: StepMail,
) {
  const parcels = await parcelsOf(db, { id: order.id, generation });
  const act = await actOfMail(db, order, { step, leg, generation }, clock.instant());
  const before = await parcelsOf(db, { id: order.id, generation: generation - 1 });
  const late = (await lateCreditsOf(db, order.id)).find((credit) => credit.leg === leg);
  const correction = await correctionOf(db, order.id, generation, leg);
  const bags = parcels.filter((parcel) => parcel.leg === leg);
  const dropped = bags.filter(({ carriage }) => carriage.dropOff);
  const [first] = bags[0]?.carriage.dropOff && step === 'pickup_tomorrow' ? dropped : [];
  return statusEmailTexts(step, {
    displayId: order.display_id,
    leg,
    parcels: bags,
    ofOrder: parcels,
    isReturnBack:
      step === 'undone' &&
      (await wasUndone(db, { id: order.id, generation: generation - 1 }, ['cancel_leg'], 'return')),
    dropOff:
      first &&
      (await dropOffOf(
        db,
        first.carriage,
        dropped.map(({ carriage }) => carriage.package),
      )),
    printsAtCounter: parcels.some(
      (parcel) => parcel.leg === leg && carriers.printerless(parcel.carriage) === 'qr',
    ),
    act,
    replacesLabels: before.some((one) => one.leg === leg && one.tracking_number !== null),
    changes: whatChanged(
      act ? before : [],
      step === 'leg_moved' ? parcels.filter((one) => one.leg === leg) : parcels,
      { streets: true },
    ),
    reason: act && (await reasonOf(db, { orderId: order.id, step, leg, generation })),
    neededBy: namedLegs(order.shipment).find((one) => one.leg === leg)?.needed_by,
    totalCents: order.total_cents,
    amountCents: (step === 'address_corrected' ? correction?.amount : late?.amount_cents) ?? 0,
    labelsBy: labelsByOf(order, { leg }),
    daysLate: late?.days_late,
    paidBy: correction?.paidBy,
  });
}
