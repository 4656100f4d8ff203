import type { IncidentKind } from '@sendahead/shared-contracts/console/incident-schema';

export const incidentKindNames: Readonly<Record<IncidentKind, string>> = {
  strike: 'Strike',
  weather: 'Weather',
  closure: 'Closure',
  disaster: 'Disaster notice',
  blocked_address: 'Blocked address',
};

/** Incidents on Today: in a separate file, so that Today loads no more. */
export const openIncidentTexts = {
  inWork: 'Open incidents',
  until: (day: string) => `Until ${day}`,
} as const;
