import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { BookingRecord } from '../../../modules/bookings/public/draft.ts';
import { rememberedFacility } from '../../../modules/clubs/public/store.ts';
import { hasWrongGiftCard } from '../../../modules/pricing/public/credits.ts';
import { promisedCents } from '../../../modules/pricing/public/held-price.ts';
import { type Price, pricePlanned } from '../../../modules/pricing/public/price-cart.ts';
import type { PriceOptions } from '../../../modules/pricing/public/price-options.ts';
import type { Quote } from '../../../modules/pricing/public/quotes.ts';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { type Reference, readReference } from '../../../platform/database/reference.ts';
import type { PricedCart, PricingProblem } from '../context.ts';
import { checkForm, unsoldAsNotPriced } from './check-form.ts';
import { contactLabelErrors } from './contact-labels.ts';
import { recordShipment } from './record-shipment.ts';
import { sailingErrors, shipBackErrors } from './sailing/sailing.ts';
import { sessionErrors, sessionOf } from './sailing/sessions.ts';

/** A whole shipment, and the inputs of its price in addition to the form. */
type WholeShipment = {
  form: ShipmentForm;
  brand: string;
  role: Role;
  options: PriceOptions;
  rateCents?: number | null;
  quote?: Quote | undefined;
  who?: Pick<BookingRecord, 'travelAgent' | 'ghinNumber'>;
};

/**
 * Prices a shipment with the tariff engine, and checks the additional requirements of an order: every section
 * filled in and valid.
 */
export async function priceShipment(
  trx: Queries,
  clock: Clock,
  { form, brand, role, options, rateCents = null, quote, who }: WholeShipment,
): Promise<PricedCart | PricingProblem> {
  const reference = await readReference(trx);
  const { planned, errors } = await checkForm({ db: trx, clock }, form, brand, reference);
  if ('problem' in planned) return planned;
  const ask = (held?: Cents) =>
    unsoldAsNotPriced(pricePlanned(trx, clock, planned, { role, options, rateCents, promisedCents: held }));
  const present = await ask();
  if ('problem' in present) return present;
  const promised = quote ? promisedCents(quote, present, clock) : cents(0);
  const price = promised > 0 ? await ask(promised) : present;
  if ('problem' in price) return price;
  const sessions = { db: trx, reference, form, today: localTime(clock.now(), homeTimeZone).date };
  const fields = [
    ...errors,
    // An order that predates contact labels can still be moved to another date.
    ...(options.amends === null ? contactLabelErrors(form) : []),
    ...price.openLegs.map((leg) => ({ path: leg, code: 'service_required' })),
    ...sailingErrors(form, price),
    ...(await shipBackErrors(trx, form, {
      pickupDate: price.legs.find(({ name }) => name === 'return')?.pickupDate,
      from: price.shipment.destination.club?.id,
    })),
    ...(await sessionErrors(sessions, price)),
  ];
  if (fields.length > 0) return { problem: 'form_incomplete', fields };
  if (price.dateError !== null) return price.dateError;
  if (!arrivesAsShown(form, price)) return { problem: 'recalc' };
  // An invalid gift card gets the same answer as an unquoted one, so that trying codes does not reveal valid
  // ones.
  if (hasWrongGiftCard(price.credits)) return { problem: 'recalc' };
  return {
    total: price.totalCents,
    value: price.valueCents,
    tenders: price.credits.tenders,
    paidBefore: price.paidBeforeCents,
    lines: price.lines,
    couponCode: price.coupon.state === 'valid' ? price.coupon.coupon.code : null,
    shipment: recordShipment(form, price, who, await sessionOf(sessions, price)),
    countries: await countriesOf(trx, price, reference),
  };
}

/**
 * The origin and destination countries of a priced shipment. For a club the club's address counts, whatever
 * the form says.
 */
export async function countriesOf(
  trx: Queries,
  { shipment: { origin, destination } }: Pick<Price, 'shipment'>,
  reference: Reference,
): Promise<{ origin: string; destination: string }> {
  const countryOf = async ({ club, country }: ShipPoint) =>
    (club && (await rememberedFacility(trx, reference, club.id))?.country) ?? country;
  return { origin: await countryOf(origin), destination: await countryOf(destination) };
}

const arrivalFields = { outbound: 'arrival_date', return: 'return_arrival_date' } as const;

/** The arrival date must be the one that the page showed; a form without a date was shown none. */
function arrivesAsShown(form: ShipmentForm, price: Price): boolean {
  return price.legs.every(({ name, arrivalDate }) => {
    const shownDate = form[arrivalFields[name]];
    return !shownDate || shownDate === arrivalDate;
  });
}
