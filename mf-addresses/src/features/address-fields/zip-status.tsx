import { LiveRegion } from '@sendahead/shared-ui/live-region';
import type { End } from '../../state/state.ts';
import { useEnd } from '../ship-points/addresses-context.ts';
import './zip-status.css';

/** What the zip lookup has to say, when it is worth saying: filled in, unknown, or not reachable. */
export function ZipStatus({ end }: { end: End }) {
  const { zip, point } = useEnd(end);
  const found = zip.asking === 'answered' && zip.known;
  const trouble =
    zip.asking === 'failed'
      ? 'We could not look the zip up. Enter city and state yourself.'
      : zip.asking === 'answered' && !zip.known
        ? 'We do not know this zip. Check it, or enter city and state yourself.'
        : '';
  return (
    <>
      <LiveRegion message={found ? `${point.city}, ${point.state} filled in` : trouble} />
      {trouble ? <p className="addresses-zip-status">{trouble}</p> : null}
    </>
  );
}
