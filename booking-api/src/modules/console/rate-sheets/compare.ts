import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { compareRateDraft } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { type Reference, readReference } from '../../../platform/database/reference.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { pricePlanned } from '../../pricing/public/price-cart.ts';
import { planShipment } from '../../services/public/plan-shipment.ts';
import type { RateSheet } from '../../tariff/public/rate-sheet.ts';
import {
  hasSheets,
  loadTariffBook,
  readTariffBook,
  type TariffBook,
} from '../../tariff/public/tariff-book.ts';
import { type SampleTrip, sampleTrips, type TripDays } from './sample-trips.ts';

/** Sample trips, named by what each of them varies. */
const namedTrips = 10;

type Comparison = Omit<CallOutput<typeof compareRateDraft>, 'revision'>;

/**
 * Prices of sample trips by a sheet, and by the sheet in force on a day; by its base without one.
 * Writes nothing.
 */
export async function compareSheets(
  db: Queries,
  clock: Clock,
  { base, sheet, asOf, days }: { base: RateSheet; sheet: RateSheet; asOf: string; days: TripDays },
): Promise<Comparison> {
  const reference = await readReference(db);
  const live = (await hasSheets(db))
    ? await loadTariffBook(db, reference, asOf)
    : await readTariffBook(db, asOf, base);
  const draft: TariffBook = { ...live, sheet };
  const compared: { trip: string; live_cents: number; draft_cents: number }[] = [];
  const trips = await sampleTrips(db, days, clock.instant());
  for (const trip of trips) {
    const [before, after] = [
      await priceOf(db, reference, trip, live),
      await priceOf(db, reference, trip, draft),
    ];
    if (before !== null && after !== null)
      compared.push({ trip: trip.name, live_cents: before, draft_cents: after });
  }
  const change = (row: (typeof compared)[number]): number => row.draft_cents - row.live_cents;
  const sum = (of: 'live_cents' | 'draft_cents'): number =>
    compared.reduce((total, row) => total + row[of], 0);
  return {
    live_version: live.sheet.version,
    trips: compared.length,
    unserved: trips.length - compared.length,
    dearer: compared.filter((row) => change(row) > 0).length,
    cheaper: compared.filter((row) => change(row) < 0).length,
    live_cents: sum('live_cents'),
    draft_cents: sum('draft_cents'),
    most: compared
      .filter((row) => change(row) !== 0)
      .sort((a, b) => Math.abs(change(b)) - Math.abs(change(a)))
      .slice(0, namedTrips),
  };
}

/** The price of a trip by a tariff, as a customer would see it; null when it is not sold. */
async function priceOf(
  db: Queries,
  reference: Reference,
  { brand, form, at }: SampleTrip,
  book: TariffBook,
): Promise<number | null> {
  const clock: Clock = { now: () => Date.parse(at), instant: () => at };
  try {
    const planned = await planShipment({ db, clock, book }, form, brand, reference);
    return (await pricePlanned(db, clock, planned, { role: 'consumer' })).valueCents;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
