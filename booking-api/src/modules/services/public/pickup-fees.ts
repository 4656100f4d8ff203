import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { dropOffFeeId, waivedFeeId } from '@sendahead/shared-contracts/constants';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { closesSoon } from '@sendahead/shared-contracts/services/pickup-rules';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { ClosedDays } from '../../calendar/public/working-days.ts';
import type { FacilityFees } from '../../clubs/public/facility-fees.ts';
import type { PickupFeeRow } from '../../tariff/public/store.ts';
import type { PlannedLeg } from './leg.ts';

export type FeeQuestion = {
  role: Role;
  /** Whether staff waived the leg's fee earlier; then it remains waived for its customer. */
  keepsWaiver?: boolean | undefined;
  place: 'club' | 'other';
  hourlyBrand: boolean;
  /** Whether the requested day is today; then windows that close soon are omitted (TL-09). */
  sameDay: boolean;
  /** Local hour at the origin. */
  localHour: number;
  /** Carriers that pick up at the chosen club; their driver comes every day. */
  pickupCarriers: readonly string[];
  /**
   * Lists of carriers; the carrier that picks up must be in each: a microsite's list, and those that deliver
   * at the other end.
   */
  carriers?: readonly (readonly string[])[];
};

/** TL-07, TL-09, TL-10, RO-07: the handover options for this customer at this place and hour. */
export function feesFor(rows: readonly PickupFeeRow[], question: FeeQuestion): PickupFeeRow[] {
  const atClub = question.place === 'club';
  return rows.filter((row) => {
    if (row.waived) return mayWaive(question.role) || question.keepsWaiver === true;
    // The counter is not a pickup and has separate hours (EP-30).
    if (row.id === dropOffFeeId) return true;
    if (row.place !== 'any' && row.place !== question.place) return false;
    if (question.carriers?.some((list) => !list.includes(row.carrier))) return false;
    if (row.daily_facility && question.pickupCarriers.length === 0) return false;
    if (row.hourly && !question.hourlyBrand) return false;
    if (
      row.hourly &&
      atClub &&
      question.pickupCarriers.length > 0 &&
      ![1, 9].includes(row.close_hour - row.ready_hour)
    )
      return false;
    if (row.sameday !== question.sameDay && row.sameday) return false;
    return !question.sameDay || !closesSoon(row.close_hour, question.localHour);
  });
}

/**
 * TL-07: the chosen fee of a leg at its current price. A fee that is not available to this role, brand and place
 * cannot be chosen at any price, and every leg needs a fee. Throws Refusal `not_allowed` for a waived fee, `malformed`
 * for an unavailable or a missing one.
 */
export function chosenFee(
  leg: Pick<PlannedLeg, 'name' | 'choice' | 'pickupSite'>,
  rows: readonly PickupFeeRow[],
  { role, hourlyBrand, keepsWaiver = false }: Pick<FeeQuestion, 'role' | 'hourlyBrand' | 'keepsWaiver'>,
): PickupFeeRow {
  const { pickupFeeId } = leg.choice;
  const path = `${leg.name}_pickup`;
  if (pickupFeeId === null) throw refuse('malformed', [{ path, code: 'required' }]);
  if (isWaived(pickupFeeId) && !mayWaive(role) && !keepsWaiver) throw refuse('not_allowed');
  const open = feesAt(leg, rows, { role, keepsWaiver, hourlyBrand });
  const fee = open.find((row) => row.id === pickupFeeId);
  if (!fee) throw refuse('malformed', [{ path, code: 'unknown' }]);
  return fee;
}

/** The options at a leg's origin, with local prices. */
export const feesAt = (
  { choice, pickupSite }: Pick<PlannedLeg, 'choice' | 'pickupSite'>,
  rows: readonly PickupFeeRow[],
  question: Pick<FeeQuestion, 'role' | 'hourlyBrand' | 'keepsWaiver'>,
): PickupFeeRow[] =>
  feesFor(rows, {
    ...question,
    place: pickupSite.place,
    sameDay: choice.pickupDate === pickupSite.today,
    // Whether a window is over depends on the day, not on the choice.
    localHour: 0,
    pickupCarriers: pickupSite.carriers,
  }).map((row) => priceAt(row, pickupSite.fees));

/** TL-09: a pickup today whose window closed, or is about to, while the customer was deciding. */
export const isWindowOver = (
  { pickupSite, choice }: Pick<PlannedLeg, 'pickupSite' | 'choice'>,
  fee: PickupFeeRow,
) =>
  fee.id !== dropOffFeeId &&
  !fee.waived &&
  choice.pickupDate === pickupSite.today &&
  closesSoon(fee.close_hour, pickupSite.localHour);

/** A fee at a facility's own price. */
export const priceAt = (row: PickupFeeRow, fees: FacilityFees): PickupFeeRow => ({
  ...row,
  price_cents: fees[row.id] ?? row.price_cents,
});

export const mayWaive = (role: Role): boolean => may(role, 'waive_fees');
export const isWaived = (feeId: number | null): boolean => feeId === waivedFeeId;

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;

/**
 * EN-16, TL-08: a fee with its open weekdays. A closed place has no pickup; the carrier's counter accepts
 * bags anyway.
 */
export function presentFee(row: PickupFeeRow, isDefault: boolean, closed: ClosedDays | null): PickupFee {
  const shut = row.id === dropOffFeeId ? [] : (closed?.weekdays ?? []);
  const openOn = (weekday: number) => (shut.includes(weekday) ? 0 : 1);
  return {
    id: row.id,
    pickup_fees_title: row.title,
    formatted_amount: row.price_cents === 0 ? 'Free' : formatCents(cents(row.price_cents)),
    price_cents: cents(row.price_cents),
    sku: row.sku,
    waived: row.waived,
    hourly: row.hourly,
    sameday: row.sameday,
    default: isDefault,
    daily_facility: row.daily_facility,
    carrier: row.carrier,
    ready_time: hour(row.ready_hour),
    close_time: hour(row.close_hour),
    ready_time_hour: row.ready_hour,
    close_time_hour: row.close_hour,
    monday: openOn(1),
    tuesday: openOn(2),
    wednesday: openOn(3),
    thursday: openOn(4),
    friday: openOn(5),
  };
}
