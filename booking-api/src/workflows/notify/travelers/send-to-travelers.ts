import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { reasonOfMove } from '../../../modules/incidents/public/reason-of-move.ts';
import { whatChanged } from '../../../modules/orders/public/acts/what-changes.ts';
import { clubThatLabels } from '../../../modules/orders/public/at-clubs/club-that-labels.ts';
import { type MailStep, nameOf, type StepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { type Parcel, parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import {
  type TravelerReader,
  travelerReaders,
} from '../../../modules/orders/public/travelers/traveler-readers.ts';
import { drawTravelerLink } from '../../../modules/tracking/public/traveler-link.ts';
import {
  bookedTexts,
  isTravelerStep,
  newLabelTexts,
  travelerEmailTexts,
  travelerWords,
} from '../copy/traveler-email.ts';
import { type MailOfOrder, type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import { withPurpose } from '../status/purpose-of-mail.ts';
import {
  type StatusEmailFacts,
  type StatusEmailTexts,
  statusEmailText,
} from '../status/status-email-facts.ts';
import { kindOf } from '../status/status-email-links.ts';

/** VL-22: notifies travelers of a step of their bags; a step's cost is for the account only. */
export async function sendToTravelers(context: OrderMailContext, mail: StepMail): Promise<void> {
  const { orderId, step, leg, generation } = mail;
  if (!isTravelerStep(step)) return;
  const parcels = await parcelsOfStep(context, mail);
  const before = renewsBags.includes(step)
    ? await parcelsOf(context.db, { id: orderId, generation: generation - 1 })
    : [];
  const reason = renewsBags.includes(step)
    ? await reasonOfMove(context.db, { orderId, leg, generation })
    : undefined;
  await sendToEach(context, orderId, {
    name: nameOf(mail),
    kind: kindOf(mail),
    step,
    leg,
    write: ({ display_id: displayId, labelsBy }, names) => {
      const ofReader = ({ traveler }: Parcel) => names.includes(traveler);
      const subject = {
        displayId,
        leg,
        parcels: parcels.filter(ofReader),
        labelsBy: leg === 'outbound' ? labelsBy : null,
      };
      const booked = before.filter(ofReader);
      if (subject.parcels.length === 0) return null;
      if (booked.length === 0) return travelerEmailTexts(step, subject);
      const changes = whatChanged(booked, subject.parcels);
      if (changes.length > 0) return travelerEmailTexts(step, { ...subject, changes, reason });
      return booked.some(hadLabel) ? newLabelTexts(subject) : null;
    },
  });
}

/** The bags that a mail is about. Those of a canceled leg move on with the order, and only its own mail has them. */
async function parcelsOfStep(
  { db }: OrderMailContext,
  { orderId, step, leg, generation }: StepMail,
): Promise<Parcel[]> {
  const order = step === 'leg_cancelled' ? await findOrder(db, orderId) : undefined;
  const parcels = await parcelsOf(db, { id: orderId, generation: order?.generation ?? generation });
  return parcels.filter(
    (parcel) =>
      (ofWholeOrder.includes(step) || parcel.leg === leg) &&
      (cancellations.includes(step) || parcel.status !== 'cancelled'),
  );
}

const cancellations: readonly MailStep[] = ['cancelled', 'leg_cancelled'];

/** Steps that replace the bags of the previous generation, possibly by the same ones. */
const renewsBags: readonly MailStep[] = ['changed', 'leg_moved'];
const hadLabel = ({ label }: Parcel): boolean => label !== 'wanted' && label !== 'dropped';

/** Steps that are sent once, and not for each leg. */
const ofWholeOrder: readonly MailStep[] = ['changed', 'cancelled', 'undone'];

/**
 * VL-22: notifies travelers that their bags are booked. Turning off updates about bags stops this mail too.
 */
export async function sendBookedToTravelers(context: OrderMailContext, orderId: string): Promise<void> {
  const order = await findOrder(context.db, orderId);
  if (!order) return;
  const parcels = await parcelsOf(context.db, order);
  await sendToEach(context, orderId, {
    name: 'confirmation',
    kind: 'on_the_way',
    step: 'booked',
    leg: 'outbound',
    write: ({ display_id: displayId, labelsBy }, names) => {
      const own = parcels.filter(({ traveler }) => names.includes(traveler));
      return own.length === 0 ? null : bookedTexts({ displayId, parcels: own, labelsBy });
    },
  });
}

type MailToTravelers = Pick<MailOfOrder, 'name' | 'kind'> & {
  step: MailStep | 'booked';
  leg: LegName;
  /** Null when travelers have no bag in the mail. */
  write: (
    order: { display_id: string; labelsBy: string | null },
    names: readonly string[],
  ) => StatusEmailTexts | null;
};

/** One address that rejects its mail does not block the others. Throws to be retried. */
async function sendToEach(context: OrderMailContext, orderId: string, mail: MailToTravelers): Promise<void> {
  const order = await findOrder(context.db, orderId);
  if (!order) return;
  const failures: unknown[] = [];
  for (const reader of await travelerReaders(context.db, order)) {
    const written = mail.write({ ...order, labelsBy: clubThatLabels(order) }, reader.names);
    const texts = written && withPurpose(written, order, { ...mail, names: reader.names });
    if (texts) await sendTo(context, orderId, mail, reader, texts).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** No price, no bag of another traveler, and no link that requires the account. */
async function sendTo(
  context: OrderMailContext,
  orderId: string,
  { name, kind }: MailToTravelers,
  reader: TravelerReader,
  texts: StatusEmailTexts,
): Promise<void> {
  const firstName = reader.names.join(', ');
  const to = { email: reader.email, firstName, lastName: '' };
  await sendOnce(
    context,
    orderId,
    { name: `traveler.${reader.key}.${name}`, kind, to },
    async (order, { account, brand, offUrl }) => {
      const path = await drawTravelerLink(context.db, context.clock, order, reader);
      const link = { label: travelerWords.button, url: `${brand.pages}${path}` };
      const facts: StatusEmailFacts = { brand, firstName: account.firstName, ...texts, link, offUrl };
      const { statusEmailHtml } = await import('../status/status-email-html.ts');
      return {
        subject: `${facts.title} (${order.display_id})`,
        html: statusEmailHtml(facts),
        text: statusEmailText(facts),
      };
    },
  );
}
