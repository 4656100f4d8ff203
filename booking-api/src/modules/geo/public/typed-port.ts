import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import type { Queries } from '../../../platform/database/database.ts';
import { suggestFacilities } from '../suggest/suggestions.ts';

/** Ports named after no town, or after a town other than their terminals'. */
const portTowns: ReadonlyMap<string, string> = new Map([
  ['portmiami', 'miami'],
  ['port everglades', 'fort lauderdale'],
  ['everglades', 'fort lauderdale'],
  ['los angeles', 'san pedro'],
  ['new york', 'brooklyn'],
]);

const patterns = [
  /^(?:the )?port of (?<town>.+)$/,
  /^(?<town>.+?) (?:cruise )?(?:port|pier|terminal)$/,
  /^(?:cruise )?(?:port|pier|terminal) (?:of|in) (?<town>.+)$/,
];

/**
 * The town of a line such as `Port of Miami, FL`, `PortMiami` or `Miami cruise terminal`; null for a line
 * without a port.
 */
function townOfPort(line: string): { town: string; state: string } | null {
  const text = line.trim().replace(/\s+/g, ' ').toLowerCase();
  const [, name = text, state = ''] = /^(.+?),? ([a-z]{2})$/.exec(text) ?? [];
  const portTown = portTowns.get(name);
  if (portTown) return { town: portTown, state };
  for (const pattern of patterns) {
    const town = pattern.exec(name)?.groups?.town;
    if (town) return { town: portTowns.get(town) ?? town, state };
  }
  return null;
}

/** How many ports of one town are searched for the brand’s. */
const maxPorts = 10;

/** The brand’s cruise terminals in the town of the port in a line. */
export async function portsNamed(db: Queries, line: string, brand: string): Promise<readonly Suggestion[]> {
  const port = townOfPort(line);
  if (!port) return [];
  const found = await suggestFacilities(db, port.town, { brand, kind: 'port' }, maxPorts);
  return found.filter(
    ({ autofill_city: city, autofill_state: state }) =>
      city.toLowerCase() === port.town && (port.state === '' || state.toLowerCase() === port.state),
  );
}
