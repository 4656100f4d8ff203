import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { Button } from '@sendahead/shared-ui/button';
import { Modal } from '@sendahead/shared-ui/modal';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { chosenService } from '../../state/chosen-service.ts';
import { fieldId } from '../../state/field-id.ts';
import { nextBusinessDay, offersDropOff, type SameDayAnswer } from '../../state/same-day-alert.ts';

/** MD-18: only an answer closes it. */
export function SameDayDialog() {
  const { store } = useItinerary();
  const nextDay = useSelector(nextBusinessDay);
  const next = nextDay === null ? null : spokenDate(nextDay);
  const dropOff = useSelector(offersDropOff);
  const service = useSelector((state) => chosenService(state, 'outbound'));
  const answer = (choice: SameDayAnswer) => store.dispatch({ type: 'same-day-answered', answer: choice });
  const name = service ? serviceTitle(service.carrier, service.service_name) : 'This service';
  return (
    <Modal
      open
      variant="static"
      title="Ground bags are not collected today"
      why="This window stays until you answer, because the date depends on it."
      returnTo={() => document.getElementById(fieldId('outbound', 'service'))}
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={() => answer('close')}>Close</Button>
          {dropOff ? <Button onClick={() => answer('drop_off')}>Drop off today</Button> : null}
          {next ? (
            <Button variant="primary" onClick={() => answer('next_day')}>
              {`Pick up on ${next}`}
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        {`${name} needs a day’s notice for a pickup.${dropOff ? ' You can drop the bags off at a carrier store today.' : ''}${next ? ` You can have them picked up on ${next}.` : ''}`}
      </p>
    </Modal>
  );
}
