import { Button } from '@sendahead/shared-ui/button';
import { LiveRegion } from '@sendahead/shared-ui/live-region';
import { VisuallyHidden } from '@sendahead/shared-ui/visually-hidden';
import { endTitle } from '../../../copy/end-words.ts';
import { useAddresses, useSelector } from '../../../hooks/use-addresses.ts';
import type { End } from '../../../state/state.ts';

const words = 'We took city, state and zip from your line.';

/** AD-15: says that a line was taken apart, and brings it back as it was typed. */
export function SplitNote({ end }: { end: End }) {
  const { store } = useAddresses();
  const split = useSelector((state) => Boolean(state[end].split?.before));
  return (
    <>
      <LiveRegion message={split ? words : ''} />
      {split ? (
        <p className="addresses-split">
          <span aria-hidden="true">{words}</span>
          <Button variant="quiet" onClick={() => store.dispatch({ type: 'line-joined', end })}>
            Undo
            <VisuallyHidden>{` for ${endTitle(end)}`}</VisuallyHidden>
          </Button>
        </p>
      ) : null}
    </>
  );
}
