import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { readTravelers, writeTravelers } from '@sendahead/shared-contracts/ship-form/travelers';
import { isOnLeg, travelerWay } from '@sendahead/shared-contracts/travelers/ways';

/**
 * TR-06: the form restricted to a leg: without bags on the other leg, and without travelers who then have no
 * bags.
 */
export function withTravelersOnLeg(form: ShipmentForm, leg: LegName): ShipmentForm {
  const { t_ways: _ways, t_stays: _stays, t_move_ins: _days, ...others } = form;
  const left = (readTravelers(form) ?? []).flatMap((traveler) => {
    const own = travelerWay(traveler);
    const lines = traveler.lines
      .map(({ line, rows }) => ({ line, rows: rows.filter(({ way }) => isOnLeg(way ?? own, leg)) }))
      .filter(({ rows }) => rows.length > 0);
    const stays = traveler.lines.length === 0 ? isOnLeg(own, leg) : lines.length > 0;
    return stays ? [{ ...traveler, lines }] : [];
  });
  return { ...others, ...writeTravelers(left) };
}
