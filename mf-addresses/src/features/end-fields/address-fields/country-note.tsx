import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { countryNoteWords } from '../../../copy/country-note.ts';
import { useAddresses, useEnd, useSelector } from '../../../hooks/use-addresses.ts';

/** MD-12, OPEN-56: information about the country that was just chosen. */
export function CountryNote({ end }: { end: ShipEnd }) {
  const { store } = useAddresses();
  const { countryNote, point } = useEnd(end);
  const name = useSelector((state) => state.countries[point.country]?.name ?? point.country);
  const close = () => store.dispatch({ type: 'country-note-read', end });
  return (
    <Modal
      open={countryNote !== null}
      title={countryNoteWords.title({ end, country: name })}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          {countryNoteWords.understood}
        </Button>
      }
    >
      <p>{countryNote}</p>
    </Modal>
  );
}
