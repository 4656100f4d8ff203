import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { catalogOf, loadTariffBook, type TariffBook } from '../../tariff/public/tariff-book.ts';
import { type PlannedLeg, resolveLegs } from './leg.ts';
import { readShipment, type Shipment } from './shipment.ts';

/**
 * The plan of a brand's form from reference data only, the same for every caller: services and prices are
 * calculated from it.
 */
export type PlannedShipment = { book: TariffBook; brand: string; shipment: Shipment; legs: PlannedLeg[] };

/** The inputs of planning; `book` is a tariff other than the one in force on the clock's day. */
export type PlanContext = { db: Queries; clock: Clock; book?: TariffBook | undefined };

/** Reads a form and resolves its legs. Throws the Refusals of `readShipment` and `resolveLegs`. */
export async function planShipment(
  { db, clock, book: given }: PlanContext,
  form: ShipmentForm,
  brand: string,
  reference: Reference,
): Promise<PlannedShipment> {
  const book = given ?? (await loadTariffBook(db, reference, localTime(clock.now(), homeTimeZone).date));
  const { sheet, lines, contracts } = book;
  const shipment = readShipment(form, catalogOf(book, brand));
  return {
    book,
    brand,
    shipment,
    legs: await resolveLegs({ db, reference, clock, sheet, lines, contracts, brand }, shipment),
  };
}
