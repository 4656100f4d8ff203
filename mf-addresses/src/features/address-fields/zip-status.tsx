import { LiveRegion } from '@sendahead/shared-ui/live-region';
import type { End, EndState } from '../../state/state.ts';
import { useWhole } from '../ship-points/addresses-context.ts';
import './zip-status.css';

/** What the zip lookup has to say, when it is worth saying: filled in, unknown, or not reachable. */
export function ZipStatus({ end }: { end: End }) {
  const filledIn = useWhole((state) => filledInText(state[end]));
  const trouble = useWhole((state) => troubleText(state[end]));
  return (
    <>
      <LiveRegion message={filledIn || trouble} />
      {trouble ? <p className="addresses-zip-status">{trouble}</p> : null}
    </>
  );
}

const filledInText = ({ zip, point }: EndState): string =>
  zip.asking === 'answered' && zip.known ? `${point.city}, ${point.state} filled in` : '';

function troubleText({ zip }: EndState): string {
  if (zip.asking === 'failed') return 'We could not look the zip up. Enter city and state yourself.';
  return zip.asking === 'answered' && !zip.known
    ? 'We do not know this zip. Check it, or enter city and state yourself.'
    : '';
}
