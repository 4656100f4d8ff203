import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { Button, LiveRegion, VisuallyHidden } from '@sendahead/shared-ui';
import { splitText, undoWords } from '../../../copy/undo.ts';
import { useAddresses, useSelector } from '../../../hooks/use-addresses.ts';

/** AD-15: says that a line was split, and restores it as typed. */
export function SplitNote({ end }: { end: ShipEnd }) {
  const { store } = useAddresses();
  const split = useSelector((state) => Boolean(state[end].split?.before));
  return (
    <>
      <LiveRegion message={split ? splitText : ''} />
      {split ? (
        <p className="addresses-split">
          <span aria-hidden="true">{splitText}</span>
          <Button variant="quiet" onClick={() => store.dispatch({ type: 'line-joined', end })}>
            {undoWords.undo}
            <VisuallyHidden>{undoWords.of({ end })}</VisuallyHidden>
          </Button>
        </p>
      ) : null}
    </>
  );
}
