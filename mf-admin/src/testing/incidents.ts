import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import * as calls from '@sendahead/shared-contracts/console/incident-calls';
import type { IncidentFields } from '@sendahead/shared-contracts/console/incident-schema';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';

const today = calendarDate('2026-12-01');
const lastDay = calendarDate('2026-12-02');

/** A strike of UPS in California from today through tomorrow. */
export const strike = (over: Partial<IncidentFields> = {}): IncidentFields => ({
  kind: 'strike',
  area: { is: 'state', country: 'US', state: 'CA' },
  carriers: ['UPS'],
  services: [],
  clubs: [],
  brands: [],
  first_day: today,
  last_day: lastDay,
  sentence: 'UPS is on strike.',
  stops_selling: true,
  shows_notice: false,
  starts_on: today,
  ends_on: lastDay,
  ...over,
});

/** What the page of an incident reads when nothing is affected and nothing was changed. */
export const nothingAffected = [
  answering(calls.incidentChoices, { today, carriers: [], services: [], brands: [] }),
  answering(calls.affectedByIncident, {
    orders: { count: 0, cents: cents(0), listed: [] },
    carts: { count: 0, cents: cents(0) },
  }),
  answering(changeHistory, { changes: [] }),
];
