import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { keepPlaceText, otherPlaceText, otherPlaceTitle, toPortText } from '../../copy/cruise.ts';
import { useAddresses, useSelector } from '../../hooks/use-addresses.ts';
import { otherPlace } from '../../state/cruise.ts';

/** MD-10, OPEN-16: the bags do not go to the port of the cruise; asks once whether that is intended. */
export function OtherPlace() {
  const { store } = useAddresses();
  const cruise = useSelector((state) => state.cruise);
  const place = useSelector(otherPlace);
  if (!cruise || place === null) return null;
  const keep = () => store.dispatch({ type: 'other-place-meant' });
  const toPort = () => store.dispatch({ type: 'club-named', end: cruise.end, club: cruise.port });
  return (
    <Modal
      open
      title={otherPlaceTitle(cruise)}
      onClose={keep}
      actions={
        <>
          <Button variant="secondary" onClick={keep}>
            {keepPlaceText(place)}
          </Button>
          <Button variant="primary" onClick={toPort}>
            {toPortText(cruise)}
          </Button>
        </>
      }
    >
      <p>{otherPlaceText(cruise, place)}</p>
    </Modal>
  );
}
