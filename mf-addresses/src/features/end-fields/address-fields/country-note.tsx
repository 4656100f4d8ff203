import { Button } from '@sendahead/shared-ui/button';
import { Modal } from '@sendahead/shared-ui/modal';
import { useAddresses, useEnd, useSelector } from '../../../hooks/use-addresses.ts';
import type { End } from '../../../state/state.ts';

/** MD-12, OPEN-56: what to know of a country that was just chosen. */
export function CountryNote({ end }: { end: End }) {
  const { store } = useAddresses();
  const { countryNote, point } = useEnd(end);
  const name = useSelector((state) => state.countries[point.country]?.name ?? point.country);
  const close = () => store.dispatch({ type: 'country-note-read', end });
  return (
    <Modal
      open={countryNote !== null}
      title={`Shipping ${end === 'origin' ? 'from' : 'to'} ${name}`}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          Understood
        </Button>
      }
    >
      <p>{countryNote}</p>
    </Modal>
  );
}
