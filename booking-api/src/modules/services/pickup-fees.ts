import { type Role, staffRoles } from '@sendahead/shared-contracts/call/access';
import { sameDayCutoffHours, waivedFeeId } from '@sendahead/shared-contracts/constants';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import type { PickupFeeRow } from '../pricing/store.ts';

export type FeeQuestion = {
  role: Role;
  place: 'club' | 'other';
  hourlyBrand: boolean;
  /** Whether the day asked for is today; then windows that close soon are left out (TL-09). */
  sameDay: boolean;
  /** Hour of the day at the origin. */
  localHour: number;
  /** Carriers that collect at the chosen club; its driver comes every day. */
  pickupCarriers: readonly string[];
};

/** TL-07, TL-09, TL-10, RO-07: the ways of handing over that are open to this customer at this place and hour. */
export function feesFor(rows: readonly PickupFeeRow[], question: FeeQuestion): PickupFeeRow[] {
  const atClub = question.place === 'club';
  return rows.filter((row) => {
    if (row.waived) return mayWaive(question.role);
    if (row.place !== 'any' && row.place !== question.place) return false;
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
    return !question.sameDay || row.close_hour - question.localHour > sameDayCutoffHours;
  });
}

export const mayWaive = (role: Role): boolean => staffRoles.includes(role);
export const isWaived = (feeId: number | null): boolean => feeId === waivedFeeId;

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;

/** EN-16 */
export function presentFee(row: PickupFeeRow, isDefault: boolean): PickupFee {
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
    monday: 1,
    tuesday: 1,
    wednesday: 1,
    thursday: 1,
    friday: 1,
  };
}
