import type { CarrierCalendar } from './working-days.ts';

/**
 * VL-02, EP-35: the holidays between two countries. Those at the origin stop pickups, those at the
 * destination stop deliveries. A day that stops neither is omitted.
 */
export function laneHolidays(here: CarrierCalendar, there: CarrierCalendar): CarrierCalendar {
  const dates = [...new Set([...here.keys(), ...there.keys()])].sort();
  return new Map(
    dates.flatMap((date) => {
      const [origin, destination] = [here.get(date), there.get(date)];
      const pickup = origin?.pickup ?? false;
      const drop_off = destination?.drop_off ?? false;
      const name = (pickup ? origin?.name : destination?.name) ?? '';
      return pickup || drop_off ? [[date, { name, pickup, drop_off }] as const] : [];
    }),
  );
}
