import type { OpenedQuote } from '@sendahead/shared-contracts/carts/saved-quote-calls';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { Price, PriceRequest } from '../../../modules/pricing/public/price-cart.ts';
import { pricePlanned } from '../../../modules/pricing/public/price-cart.ts';
import {
  defaultPriceOptions,
  noMostPercent,
  type PriceOptions,
} from '../../../modules/pricing/public/price-options.ts';
import { type PlannedShipment, planShipment } from '../../../modules/services/public/plan-shipment.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Reference, readReference } from '../../../platform/database/reference.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

type Problem = NonNullable<OpenedQuote['problem']>;

/** The price of a booking, or why there is no price. */
export type SavedPrice = { price: Price; planned: PlannedShipment } | { problem: Problem };

type Asked = Pick<PriceRequest, 'role' | 'brand' | 'rateCents'> & {
  form: ShipmentForm;
  ownerId: string | null;
  mostPercent?: PriceOptions['mostPercent'] | undefined;
  reference?: Reference;
};

const notOffered: readonly string[] = ['no_service', 'line_not_offered'];

/** Prices a saved booking for the caller, before gift cards and credits. */
export async function priceSaved(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { form, brand, role, rateCents, ownerId, reference, mostPercent = noMostPercent }: Asked,
): Promise<SavedPrice> {
  try {
    const planned = await planShipment({ db, clock }, form, brand, reference ?? (await readReference(db)));
    if (planned.legs.some(isOver)) return { problem: 'date_over' };
    const options = { ...defaultPriceOptions, ownerId, mostPercent };
    return { price: await pricePlanned(db, clock, planned, { role, options, rateCents }), planned };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: notOffered.includes(error.code) ? 'service_not_offered' : 'not_priced' };
  }
}

/** A past day, on which no bags can be handed over. */
const isOver = ({ choice: { pickupDate }, earliest, bags }: PlannedShipment['legs'][number]): boolean =>
  bags.length > 0 && pickupDate !== null && pickupDate < earliest;
