import { firstMoveIn } from '@sendahead/shared-contracts/travelers/move-in';
import { Alert } from '@sendahead/shared-ui';
import { lateForMoveInText } from '../../copy/move-in.ts';
import { useSelector } from '../../hooks/use-checkout.ts';

/** SV-22: says before the payment that the bags arrive after a student moves in. */
export function LateForMoveIn() {
  const { itinerary, travelers } = useSelector(({ page }) => page);
  const arrival = itinerary?.outbound.service?.arrival_date;
  const moveIn = firstMoveIn(travelers?.travelers ?? []);
  if (arrival === undefined || moveIn === null || arrival <= moveIn) return null;
  return (
    <Alert severity="warning" live>
      {lateForMoveInText(moveIn, arrival)}
    </Alert>
  );
}
