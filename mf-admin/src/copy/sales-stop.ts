import type { IncidentChoices } from '@sendahead/shared-contracts/console/incident-calls';
import type { IncidentFields } from '@sendahead/shared-contracts/console/incident-schema';
import { showDay } from '../console/show-day.ts';
import { areaText, counted } from './incidents.ts';

/** CO-130: the confirmation of a sales stop. */
export const stopTexts = {
  title: 'Stop selling?',
  act: 'Stop selling',
  concerns: (affected: string): string =>
    `Affected: ${affected.charAt(0).toLowerCase()}${affected.slice(1)}.`,
} as const;

type Named = readonly { code: string; name: string }[];
const namesOf = (codes: readonly string[], known: Named): string =>
  codes.map((code) => known.find((one) => one.code === code)?.name ?? code).join(', ');

/** What stops: "All carriers and services stop, for every brand." */
export function stopWhat(
  { carriers, services, brands }: Pick<IncidentFields, 'carriers' | 'services' | 'brands'>,
  choices: Pick<IncidentChoices, 'carriers' | 'services' | 'brands'>,
): string {
  const by = carriers.length === 0 ? 'all carriers' : namesOf(carriers, choices.carriers);
  const which = services.length === 0 ? 'All services' : namesOf(services, choices.services);
  const brand = brands.length === 0 ? 'every brand' : namesOf(brands, choices.brands);
  return `${which} of ${by} stop, for ${brand}.`;
}

/** Where it stops: "Everywhere." */
export const stopWhere = ({ area, clubs }: Pick<IncidentFields, 'area' | 'clubs'>): string =>
  `${areaText(area)}${clubs.length === 0 ? '' : `, only ${counted(clubs.length, 'club')}`}.`;

/** The affected days: "Pickups and arrivals from Tue, Dec 1, with no last day." */
export function stopWhen({
  first_day: first,
  last_day: last,
}: Pick<IncidentFields, 'first_day' | 'last_day'>): string {
  const from = first ? ` from ${showDay(first)}` : '';
  return `Pickups and arrivals${from}${last ? ` until ${showDay(last)}` : ', with no last day'}.`;
}
