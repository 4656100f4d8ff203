import {
  type IncidentFields,
  incidentFieldsSchema,
} from '@sendahead/shared-contracts/console/incident-schema';
import { parse } from 'zod/v4/core';
import type { Browser } from '../../../../testing/test-app.ts';

/** A strike of FedEx Ground that stops selling in California for ten days; the example shipment arrives within them. */
export const strike: IncidentFields = parse(incidentFieldsSchema, {
  kind: 'strike',
  area: { is: 'state', country: 'US', state: 'CA' },
  carriers: ['FEDEX'],
  services: ['DOMESTIC_GROUND'],
  clubs: [],
  brands: [],
  first_day: '2026-11-28',
  last_day: '2026-12-07',
  sentence: 'FedEx Ground drivers in California are on strike until Dec 7.',
  stops_selling: true,
  shows_notice: false,
  starts_on: '2026-11-20',
  ends_on: '2026-12-07',
});

/** The acts of staff on incidents, as the console sends them. */
export const deskOf = (staff: Browser) => ({
  make: async (more: Partial<IncidentFields> = {}): Promise<string> => {
    const made = await staff.send('POST', '/api/v6/console/incidents', { body: { ...strike, ...more } });
    if (made.statusCode !== 200) throw new Error(`no incident was made: ${made.body}`);
    return made.json().id;
  },
  read: async (id: string) => (await staff.send('GET', `/api/v6/console/incidents/${id}`)).json(),
  change: (id: string, fields: Partial<IncidentFields>, expected: Partial<IncidentFields>) =>
    staff.send('PATCH', `/api/v6/console/incidents/${id}`, { body: { fields, expected } }),
  end: (id: string) =>
    staff.send('POST', `/api/v6/console/incidents/${id}/end`, { body: { reason: 'It is over' } }),
  affected: async (more: Partial<IncidentFields> = {}) =>
    (await staff.send('POST', '/api/v6/console/incidents/affected', { body: { ...strike, ...more } })).json(),
  email: (id: string, body = 'Your bags will be late.\n\nCall us to change your order.', more: object = {}) =>
    staff.send('POST', `/api/v6/console/incidents/${id}/mail`, {
      body: { subject: 'Strike at FedEx', body, ...more },
    }),
  recipients: async (id: string) => (await staff.send('GET', `/api/v6/console/incidents/${id}/mail`)).json(),
  move: (id: string, day: string, leaveOut: readonly { order_id: string; leg: string }[] = []) =>
    staff.send('POST', `/api/v6/console/incidents/${id}/move`, {
      body: { day, ...(leaveOut.length > 0 ? { leave_out: leaveOut } : {}) },
    }),
  suggested: async (id: string) =>
    (await staff.send('GET', `/api/v6/console/incidents/${id}/move`)).json().suggested_day,
  plan: (id: string, day: string) =>
    staff.send('POST', `/api/v6/console/incidents/${id}/move/plan`, { body: { day } }),
  stopMoving: (id: string) => staff.send('POST', `/api/v6/console/incidents/${id}/move/stop`),
  moving: async (id: string) =>
    (await staff.send('GET', `/api/v6/console/incidents/${id}/move`)).json().moving,
  stopEmailing: (id: string) => staff.send('POST', `/api/v6/console/incidents/${id}/mail/stop`),
});
