import { isDuplicate } from '@sendahead/shared-contracts/geo/rules';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { AddressVerifier } from '../../../integrations/addresses/port.ts';
import type { AppContext } from '../../../platform/context.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { verifyByAll } from '../public/address-checks.ts';
import { isAcceptable } from '../public/ship-points.ts';
import type { Verdict } from './verdict.ts';

/** The answer of EP-24: both ends by every verifier, and the microsite's carrier warning (AD-13). */
export async function validateShipPoints(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  verifiers: readonly AddressVerifier[],
  { origin, destination }: { origin: ShipPoint; destination: ShipPoint },
  carrierWarning: Promise<string | null>,
) {
  const reference = await readReference(db);
  const validate = async (point: ShipPoint): Promise<Verdict> =>
    (await isAcceptable(db, point, reference))
      ? verifyByAll(db, clock, verifiers, point)
      : { valid: false, candidates: [] };
  const [from, to, warning] = await Promise.all([validate(origin), validate(destination), carrierWarning]);
  return {
    valid: from.valid && to.valid && !isDuplicate(origin, destination),
    origination_candidates: from.candidates,
    destination_candidates: to.candidates,
    microsite_carrier_warning: warning,
  };
}
