import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { readTravelers, writeTravelers } from '@sendahead/shared-contracts/ship-form/travelers';
import type { ItemRow } from '@sendahead/shared-contracts/travelers/slice';
import { travelerWay, type Way } from '@sendahead/shared-contracts/travelers/ways';

type TakenBag = NonNullable<OrderChange['without']>[number];

/**
 * CH-10: the booking without some of its bags, each of them removed from the trip or from one leg of it. Bags
 * are counted in the order's sequence: traveler by traveler, row by row. A traveler whose last bag is removed
 * does not travel.
 */
export function withoutBags(form: ShipmentForm, taken: readonly TakenBag[]): ShipmentForm {
  if (taken.length === 0) return form;
  let bag = -1;
  const travelers = (readTravelers(form) ?? []).flatMap((traveler) => {
    const lines = traveler.lines
      .map(({ line, rows }) => ({
        line,
        rows: rows.flatMap((row) => {
          if (row.size !== '') bag += 1;
          const found = taken.find((one) => one.bag === bag);
          return found ? rowWithout(row, row.way ?? travelerWay(traveler), found.leg) : [row];
        }),
      }))
      .filter(({ rows }) => rows.length > 0);
    return lines.length > 0 || traveler.lines.length === 0 ? [{ ...traveler, lines }] : [];
  });
  const { t_ways: _ways, t_stays: _stays, t_move_ins: _days, ...others } = form;
  return { ...others, ...writeTravelers(travelers) };
}

function rowWithout(row: ItemRow, way: Way, leg: TakenBag['leg']): ItemRow[] {
  if (leg === undefined || way === leg) return [];
  if (way !== 'both') return [row];
  return [{ ...row, way: leg === 'outbound' ? 'return' : 'outbound' }];
}
