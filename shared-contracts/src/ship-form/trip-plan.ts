import { type CalendarDate, isCalendarDate } from '../primitives/calendar-date.ts';
import type { Cruise, TripPlan } from '../services/trip-plan.ts';
import type { ShipmentForm } from './schema.ts';

type SavedPlan = NonNullable<ShipmentForm['trip_plan']>;

/** The plan in a saved booking: text, like every form field; empty when nothing was planned. */
export function writeTripPlan(plan: TripPlan | null | undefined): Pick<ShipmentForm, 'trip_plan'> {
  if (!plan) return {};
  const { arriveBy, returnArriveBy, cruise, session } = plan;
  const saved: SavedPlan = {
    ...(arriveBy ? { arrive_by: arriveBy } : {}),
    ...(returnArriveBy ? { return_arrive_by: returnArriveBy } : {}),
    ...(cruise
      ? {
          cruise_line: cruise.line,
          cruise_ship: cruise.ship,
          cruise_port_id: String(cruise.port.id),
          cruise_port: cruise.port.name,
          cruise_sails: cruise.sails,
          ...(cruise.nights === undefined ? {} : { cruise_nights: String(cruise.nights) }),
        }
      : {}),
    ...(session ? { session: `${session.placeId}:${session.id}` } : {}),
  };
  return Object.keys(saved).length > 0 ? { trip_plan: saved } : {};
}

const dayOf = (text: string | undefined): CalendarDate | null =>
  text !== undefined && isCalendarDate(text) ? text : null;

function sessionOf({ session = '' }: SavedPlan): Pick<TripPlan, 'session'> {
  const ids = /^(\d{1,9}):(\d{1,9})$/.exec(session);
  return ids ? { session: { placeId: Number(ids[1]), id: Number(ids[2]) } } : {};
}

function cruiseOf(saved: SavedPlan): Cruise | null {
  const { cruise_line: line, cruise_ship: ship, cruise_port: name, cruise_port_id: id } = saved;
  const sails = dayOf(saved.cruise_sails);
  if (!line || !ship || !name || !sails || id === undefined || !/^\d{1,9}$/.test(id)) return null;
  const nights = saved.cruise_nights;
  return {
    line,
    ship,
    port: { id: Number(id), name },
    sails,
    ...(nights !== undefined && /^\d{1,3}$/.test(nights) ? { nights: Number(nights) } : {}),
  };
}

/** The inverse of `writeTripPlan`; an incomplete cruise is dropped. */
export function readTripPlan({ trip_plan: saved }: Pick<ShipmentForm, 'trip_plan'>): TripPlan {
  return {
    arriveBy: dayOf(saved?.arrive_by),
    returnArriveBy: dayOf(saved?.return_arrive_by),
    cruise: saved ? cruiseOf(saved) : null,
    ...(saved ? sessionOf(saved) : {}),
  };
}
