import type { CruiseShip } from '@sendahead/shared-contracts/clubs/cruise-calls';
import type { Cruise } from '@sendahead/shared-contracts/services/trip-plan';
import type { CruiseQuery } from '../../state/cruise.ts';

const holds = (text: string, part: string): boolean =>
  part !== '' && text.toLowerCase().includes(part.toLowerCase());

/**
 * OPEN-16: the cruise line in an address, and its ship that leaves from the named port; '' and null if not
 * found.
 */
export function wantedShip(
  ships: readonly CruiseShip[],
  wanted: CruiseQuery | null,
): { line: string; ship: CruiseShip | null } {
  if (!wanted) return { line: '', ship: null };
  const fromPort = ships.filter(
    ({ port }) => String(port.id) === wanted.port || holds(port.name, wanted.port),
  );
  const line = ships.find((ship) => holds(ship.line, wanted.line))?.line ?? '';
  const [ship, other] = line === '' ? fromPort : fromPort.filter((one) => one.line === line);
  // Two ships leave from there: the person chooses.
  const only = other ? null : (ship ?? null);
  return { line: line || (only?.line ?? ''), ship: only };
}

/** SV-21: the cruise that was chosen before, with a sailing that its ship still has. */
export function chosenShip(ships: readonly CruiseShip[], { line, ship, port, sails }: Cruise) {
  const same = ships.find((one) => one.line === line && one.ship === ship && one.port.id === port.id);
  return { line, ship: same ?? null, sails: same?.sails_on.find((day) => day === sails) ?? null };
}
