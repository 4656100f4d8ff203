import type { CarrierPort } from '../../../integrations/carriers/port.ts';
import { type MailStep, nameOf, type StepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { OrderTables } from '../../../modules/orders/public/tables.ts';
import { lateCreditsOf } from '../../../modules/orders/public/tracking/late-credits.ts';
import { correctionOf } from '../../fulfill/tracking/bill-correction.ts';
import { type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import { sendToTravelers } from '../travelers/send-to-travelers.ts';
import { type StatusEmailFacts, statusEmailText } from './status-email-facts.ts';
import { linkOf, mailOfStep } from './status-email-links.ts';
import { statusEmailTexts } from './status-email-texts.ts';

/** What the mails of steps are made with. */
export type StatusEmailContext = OrderMailContext & { carriers: Pick<CarrierPort, 'printerless'> };

/** Sends the mails of a step, each once for each leg and generation. Throws to be tried again. */
export async function sendStatusEmail(context: StatusEmailContext, mail: StepMail): Promise<void> {
  await sendToAccount(context, mail);
  await sendToTravelers(context, mail);
}

const sendToAccount = (context: StatusEmailContext, mail: StepMail): Promise<void> =>
  sendOnce(
    context,
    mail.orderId,
    { name: nameOf(mail), kind: mailOfStep[mail.step].kind },
    async (order, { account, brand, orderUrl, offUrl }) => {
      const facts: StatusEmailFacts = {
        brand,
        firstName: account.firstName,
        ...(await mailTextsOf(context, order, mail)),
        link: linkOf(mail.step, orderUrl),
        offUrl,
      };
      // The mail components are heavy and needed by mails alone: the server starts without them.
      const { statusEmailHtml } = await import('./status-email-html.ts');
      return {
        subject: `${facts.title} (${order.display_id})`,
        html: statusEmailHtml(facts),
        text: statusEmailText(facts),
      };
    },
  );

/** The action that a mail is about. */
const actionOf: Partial<
  Record<MailStep, { name: OrderTables['order_acts']['act']; ofLeg: boolean; startsGeneration: boolean }>
> = {
  undone: { name: 'undo', ofLeg: false, startsGeneration: false },
  cancelled: { name: 'cancel', ofLeg: false, startsGeneration: false },
  changed: { name: 'change', ofLeg: false, startsGeneration: true },
  leg_cancelled: { name: 'cancel_leg', ofLeg: true, startsGeneration: false },
  leg_moved: { name: 'move_leg', ofLeg: true, startsGeneration: true },
};

async function mailTextsOf(
  { db, carriers }: StatusEmailContext,
  order: Order,
  { step, leg, generation }: StepMail,
) {
  const parcels = await parcelsOf(db, { id: order.id, generation });
  const action = actionOf[step];
  const done =
    action &&
    (await db
      .selectFrom('order_acts')
      .select('amount_cents')
      .where('order_id', '=', order.id)
      .where('generation', '=', action.startsGeneration ? generation - 1 : generation)
      .where('act', '=', action.name)
      .$if(action.ofLeg, (query) => query.where('leg', '=', leg))
      .where('state', '=', 'done')
      .executeTakeFirst());
  const late = (await lateCreditsOf(db, order.id)).find((credit) => credit.leg === leg);
  const correction = await correctionOf(db, order.id, generation, leg);
  return statusEmailTexts(step, {
    displayId: order.display_id,
    leg,
    parcels: parcels.filter((parcel) => parcel.leg === leg),
    printsAtCounter: parcels.some(
      (parcel) => parcel.leg === leg && carriers.printerless(parcel.carriage) === 'qr',
    ),
    amountCents: amountOf(step, {
      correction: correction?.amount,
      late: late?.amount_cents,
      done: done?.amount_cents,
    }),
    daysLate: late?.days_late,
    paidBy: correction?.paidBy,
  });
}

/** What a step cost or brought in; 0 where it is about no money. */
function amountOf(
  step: MailStep,
  {
    correction = 0,
    late = 0,
    done = 0,
  }: Readonly<Record<'correction' | 'late' | 'done', number | undefined>>,
): number {
  if (step === 'address_corrected') return correction;
  return step === 'arrived_late' ? late : done;
}
