import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { Button, LiveRegion, VisuallyHidden } from '@sendahead/shared-ui';
import { streetRemovedText } from '../../../copy/street-removed.ts';
import { undoWords } from '../../../copy/undo.ts';
import { useAddresses, useSelector } from '../../../hooks/use-addresses.ts';

/** Says which street was removed because its place changed, and restores the address. */
export function StreetNote({ end }: { end: ShipEnd }) {
  const { store } = useAddresses();
  const words = useSelector(({ [end]: { displaced, point } }) =>
    displaced ? streetRemovedText(displaced, point) : '',
  );
  return (
    <>
      <LiveRegion message={words} />
      {words === '' ? null : (
        <p className="addresses-split">
          <span aria-hidden="true">{words}</span>
          <Button variant="quiet" onClick={() => store.dispatch({ type: 'street-brought-back', end })}>
            <span>{undoWords.undo}</span>
            <VisuallyHidden>{undoWords.of({ end })}</VisuallyHidden>
          </Button>
        </p>
      )}
    </>
  );
}
