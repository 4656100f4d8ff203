import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { Button, LiveRegion, VisuallyHidden } from '@sendahead/shared-ui';
import { undoWords } from '../../../copy/undo.ts';
import { zipPlaceWords } from '../../../copy/zip-place.ts';
import { useAddresses, useEnd, useSelector } from '../../../hooks/use-addresses.ts';
import { contradictionOf } from '../../../state/entered-place.ts';

/** AD-19: says that the zip is not in the entered city and state; one press switches to the other place. */
export function ZipPlaceNote({ end }: { end: ShipEnd }) {
  const { store } = useAddresses();
  const state = useEnd(end);
  const options = useSelector((all) => all.states[state.point.country]);
  const found = contradictionOf(state);
  const words = found
    ? zipPlaceWords(
        state.point.zip,
        found,
        (code) => options?.find((option) => option.code === code)?.name ?? code,
      )
    : null;
  return (
    <>
      <LiveRegion message={words?.text ?? ''} />
      {words ? (
        <p className="addresses-split addresses-fields__row">
          <span aria-hidden="true">{words.text}</span>
          <Button variant="quiet" onClick={() => store.dispatch({ type: 'other-place-taken', end })}>
            <span>{words.other}</span>
            <VisuallyHidden>{undoWords.of({ end })}</VisuallyHidden>
          </Button>
        </p>
      ) : null}
    </>
  );
}
