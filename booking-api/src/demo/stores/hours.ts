import type { StoreHours, StoreKind } from '@sendahead/shared-contracts/stores/schema';

const open = (opens: string, closes: string): StoreHours => ({ opens, closes });
const week = (
  weekday: StoreHours,
  saturday: StoreHours | null,
  sunday: StoreHours | null,
): (StoreHours | null)[] => [sunday, weekday, weekday, weekday, weekday, weekday, saturday];

/** The opening hours of each kind; a place gets one of them by its index. Sunday first. */
const habits: Readonly<Record<StoreKind, readonly (readonly (StoreHours | null)[])[]>> = {
  ship_center: [
    week(open('08:30', '19:30'), open('09:00', '17:00'), null),
    week(open('09:00', '20:00'), open('09:00', '16:00'), null),
  ],
  staffed_shop: [
    week(open('08:00', '19:00'), open('09:00', '17:00'), null),
    week(open('08:30', '18:30'), open('10:00', '15:00'), null),
    week(open('07:30', '21:00'), open('09:00', '18:00'), open('11:00', '17:00')),
  ],
  retail_counter: [
    week(open('08:00', '22:00'), open('08:00', '22:00'), open('09:00', '21:00')),
    week(open('07:00', '21:00'), open('08:00', '21:00'), open('10:00', '18:00')),
  ],
  locker: [week(open('00:00', '24:00'), open('00:00', '24:00'), open('00:00', '24:00'))],
};

export function hoursOf(kind: StoreKind, number: number): readonly (StoreHours | null)[] {
  const known = habits[kind];
  return known[number % known.length] ?? [];
}
