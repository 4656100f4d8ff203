import type { MailSettings } from '../../../integrations/mail/settings.ts';
import { reasonOfMove } from '../../../modules/incidents/public/reason-of-move.ts';
import { clubThatLabels } from '../../../modules/orders/public/at-clubs/club-that-labels.ts';
import { defaultWindow } from '../../../modules/orders/public/hours/default-window.ts';
import { type Parcel, parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { townOf } from '../../../modules/orders/public/places/spoken-place.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { OrderText, TextStep } from '../../../modules/orders/public/texts/jobs.ts';
import { localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { TextFacts } from '../copy/order-text.ts';
import { readMailBrand } from '../mail/mail-frame.ts';

/** A placeholder as long as a link's token, which is drawn when the text is sent. */
const tokenLength = 43;
export const tokenToCome = '_'.repeat(tokenLength);

/** A text with the place whose night it must avoid. */
export type WrittenFacts = TextFacts & { zone: string };

/** The facts of a text; undefined when it is no longer true, or its order has lost its bags. */
export async function textFacts(
  db: Queries,
  mails: Pick<MailSettings, 'pageOrigin'>,
  order: Order,
  text: OrderText,
  nowMs: number,
): Promise<WrittenFacts | undefined> {
  const ofLeg = (await parcelsOf(db, order)).filter(({ leg }) => leg === text.leg);
  const going = ofLeg.filter(({ status }) => status !== 'cancelled');
  const [first] = going.length > 0 ? going : ofLeg;
  if (text.step === 'moved' && !(await reasonOfMove(db, text))) return undefined;
  if (!first || !isTrue[text.step](first, { order, going, nowMs })) return undefined;
  const { carriage, ship_date } = first;
  const brand = await readMailBrand(db, mails, order.brand_id);
  const orderUrl = `${brand.pages}/orders/${encodeURIComponent(order.id)}`;
  return {
    brand: brand.name,
    displayId: order.display_id,
    leg: text.leg,
    bags: going.length,
    from: townOf(carriage.from),
    to: townOf(carriage.to),
    pickup: {
      day: ship_date,
      isToday: localTime(nowMs, carriage.fromZone).date === ship_date,
      dropOff: carriage.dropOff,
      hours: carriage.window ?? defaultWindow,
    },
    arrival: lastDayOf(going) ?? carriage.arrivalDate,
    subject: text.subject ?? '',
    orderUrl,
    isLabeledByClub: text.leg === 'outbound' && clubThatLabels(order) !== null,
    trackUrl: `${brand.pages}/track/${tokenToCome}`,
    photosUrl: `${brand.pages}/orders/photos#token=${tokenToCome}`,
    zone: atArrival.includes(text.step) ? carriage.toZone : carriage.fromZone,
  };
}

/** Steps about the destination. */
const atArrival: readonly TextStep[] = ['out_for_delivery', 'delivered', 'delayed'];

const lastDayOf = (parcels: readonly Parcel[]) =>
  parcels
    .map(({ expected_on, carriage }) => expected_on ?? carriage.arrivalDate)
    .toSorted()
    .at(-1);

type Now = { order: Order; going: readonly Parcel[]; nowMs: number };

const always = (): boolean => true;
const isUnderWay = (_first: Parcel, { going }: Now): boolean =>
  going.some(({ status }) => status !== 'delivered' && status !== 'returned');

/** Whether a text is still true: it may have waited for the morning, or for its provider. */
const isTrue: Readonly<Record<TextStep, (first: Parcel, now: Now) => boolean>> = {
  started: always,
  pickup: isBeforePickup,
  picked_up: isUnderWay,
  out_for_delivery: (_first, { going }) => going.some(({ status }) => status === 'out_for_delivery'),
  delivered: (_first, { going }) => going.length > 0,
  moved: isBeforePickup,
  delayed: (first, now) =>
    isUnderWay(first, now) &&
    now.going.some(({ expected_on, carriage }) => expected_on !== null && expected_on > carriage.arrivalDate),
  leg_cancelled: (_first, { going }) => going.length === 0,
  photos: always,
  cancelled: (_first, { order }) => order.state === 'cancelled',
  incident: (_first, { order }) => order.status === 'placed' && order.state !== 'delivered',
};

/** From the evening before until shortly before the carrier’s hours end. */
function isBeforePickup({ carriage, ship_date, status }: Parcel, { nowMs }: Now): boolean {
  const { date, hour } = localTime(nowMs, carriage.fromZone);
  const [, close] = carriage.window ?? defaultWindow;
  return (
    (status === 'waiting' || status === 'label_ready') &&
    (date < ship_date || (date === ship_date && hour < close))
  );
}
