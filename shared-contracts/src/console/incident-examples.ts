import { type Examples, given } from '../call/example.ts';

const incident = {
  kind: 'strike',
  area: { is: 'state', country: 'US', state: 'NV' },
  carriers: ['UPS'],
  services: [],
  clubs: [],
  brands: [],
  first_day: '2026-12-01',
  last_day: '2026-12-07',
  sentence: 'UPS drivers in Nevada are on strike until Dec 7.',
  stops_selling: true,
  shows_notice: false,
  starts_on: '2026-12-01',
  ends_on: '2026-12-07',
};
const ofIncident = {
  params: { incidentId: given('console.make-incident', '$response.body#/id', 'inc_5hJx9RbW2cLd7QeZ') },
};

const ofAct = { params: { ...ofIncident.params, act: 'refund' } };

export const incidentExamples: Examples = {
  'console.incidents': {},
  'console.incident-choices': {},
  'console.make-incident': { body: incident },
  'console.affected-by-incident': { body: incident },
  'console.incident': ofIncident,
  'console.change-incident': {
    ...ofIncident,
    body: { fields: { ends_on: '2026-12-08' }, expected: { ends_on: '2026-12-07' }, reason: 'A day more' },
  },
  'console.end-incident': { ...ofIncident, body: { reason: 'They work again' } },
  'console.email-affected': {
    ...ofIncident,
    body: { subject: 'News about your shipment', body: 'UPS drivers are on strike.' },
  },
  'console.incident-recipients': ofIncident,
  'console.stop-emailing': ofIncident,
  'console.incident-moving': ofIncident,
  'console.move-affected': { ...ofIncident, body: { day: '2026-12-09' } },
  'console.plan-move': { ...ofIncident, body: { day: '2026-12-09' } },
  'console.stop-moving': ofIncident,
  'console.incident-acts': ofIncident,
  'console.plan-incident-act': { ...ofAct, body: {} },
  'console.start-incident-act': {
    ...ofAct,
    body: { key: 'press-5hJx9RbW2cLd', reason: 'No truck for a week', sum_cents: 0 },
  },
  'console.stop-incident-act': ofAct,
};
