import * as calls from '@sendahead/shared-contracts/console/carrier-day-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { listHolidays } from '../../calendar/public/holiday-store.ts';
import { readCarriers } from '../../tariff/public/carriers.ts';
import { lastChanges } from '../history/last-changes.ts';
import { calendarOf, idOfCalendar, subjectOf } from './calendar-names.ts';
import { carrierDayResource, fieldsOf } from './carrier-day-resource.ts';
import { daysToCome, isKnown, knownCalendars } from './days-to-come.ts';
import { stopsOfDay } from './stops-of-day.ts';

/** CO-106: holidays of carriers and countries, and what a day of them would meet. */
export function carrierDayRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listCarrierDays, async ({ query: { calendar, year } }) => {
    const toCome = daysToCome(clock);
    const days = await listHolidays(
      db,
      calendar === undefined ? undefined : calendarOf(calendar),
      year === undefined ? toCome : { from: `${year}-01-01`, until: `${year}-12-31` },
    );
    const carriers = new Map((await readCarriers(db)).map(({ carrier, name }) => [carrier, name]));
    const changes = await lastChanges(db, carrierDayResource.kind);
    return {
      calendars: (await knownCalendars(db)).map(({ carrier, country }) => ({
        calendar: idOfCalendar({ carrier, country }),
        carrier: carrier === null ? null : { code: carrier, name: carriers.get(carrier) ?? carrier },
        country,
      })),
      days: days.map(({ date, ...day }) => ({
        calendar: idOfCalendar(day),
        date,
        fields: fieldsOf(day),
        changed: changes.get(subjectOf(idOfCalendar(day), date)) ?? null,
      })),
      today: toCome.from,
      last_day: toCome.until,
    };
  });

  registerCall(app, context, calls.ordersOfCarrierDay, async ({ params: { calendar, date } }) => {
    if (!(await isKnown(db, calendar))) throw new Refusal(404, 'no_such_thing');
    return stopsOfDay(db, calendarOf(calendar), date);
  });
}
