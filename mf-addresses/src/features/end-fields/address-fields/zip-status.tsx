import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { LiveRegion } from '@sendahead/shared-ui';
import { zipWords } from '../../../copy/zip.ts';
import { useSelector } from '../../../hooks/use-addresses.ts';
import type { EndState } from '../../../state/state.ts';
import './zip-status.css';

/** The id of the words under the zip, which describe it. */
export const zipStatusId = (end: ShipEnd): string => `${end}-zip-status`;

/** The result of the zip lookup, if relevant: filled in, unknown, or not reachable. */
export function ZipStatus({ end }: { end: ShipEnd }) {
  const filledIn = useSelector((state) => filledInText(state[end]));
  const trouble = useSelector((state) => troubleText(state[end]));
  const awaited = useSelector((state) => state.awaited.includes(end));
  return (
    <>
      <LiveRegion message={filledIn || trouble} />
      {awaited ? <p className="addresses-zip-status">{zipWords.fillingIn}</p> : null}
      {trouble ? (
        <p id={zipStatusId(end)} className="addresses-zip-status">
          {trouble}
        </p>
      ) : null}
    </>
  );
}

const filledInText = ({ zip }: EndState): string =>
  zip.filledIn ? zipWords.filledIn({ place: zip.filledIn }) : '';

/** Why a zip fills nothing in; '' when it does. */
export function troubleText({ zip, point }: Pick<EndState, 'zip' | 'point'>): string {
  if (zip.refused) return zipWords.refused({ zip: zip.refused });
  if (zip.request === 'failed') return zipWords.failed;
  if (zip.request !== 'answered' || zip.known) return '';
  // Most countries abroad have no list of codes here, which is not the customer's mistake.
  if (point.country !== 'US') return point.city === '' ? zipWords.unknownAbroad : '';
  return zipWords.unknown;
}
