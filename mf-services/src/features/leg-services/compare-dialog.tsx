import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import {
  type CalendarDate,
  isCalendarDate,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { Button, Money } from '@sendahead/shared-ui';
import { DateField } from '@sendahead/shared-ui/booking';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useState } from 'react';
import { compareWords, daysToSpare, ifLate } from '../../copy/comparison.ts';
import { serviceLimitText } from '../../copy/service-limit.ts';
import { servicesWords } from '../../copy/services.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { chosenService, servicesOf } from '../../state/chosen-service.ts';
import { limitOf, type ServiceLimit } from '../../state/service-limits.ts';
import './compare-dialog.css';

/** The services of a leg, one row each: arrival, price, spare days, and the remedy if it is late. */
export function CompareDialog({ leg, onClose }: { leg: LegName; onClose: () => void }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  const [neededOn, setNeededOn] = useState<CalendarDate | null>(null);
  const items = servicesOf(state, leg)?.items ?? [];
  const service = chosenService(state, leg);
  const choose = (serviceLevelId: number) => {
    store.dispatch({ type: 'service-chosen', leg, serviceLevelId });
    onClose();
  };
  return (
    <Modal open wide title={servicesWords.compare({ leg })} onClose={onClose}>
      <DateField
        label={compareWords.needed({ leg })}
        optional
        value={neededOn}
        min={state.today}
        today={state.today}
        onChange={(day) => setNeededOn(day !== null && isCalendarDate(day) ? day : null)}
      />
      <table className="itinerary-compare">
        <thead>
          <tr>
            {[
              compareWords.service,
              compareWords.arrives,
              compareWords.price,
              compareWords.toSpare,
              compareWords.ifLate,
              compareWords.choice,
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ComparedService
              key={item.carrier_service_level_id}
              item={item}
              neededOn={neededOn}
              chosen={item.carrier_service_level_id === service?.carrier_service_level_id}
              limit={limitOf(state, leg, item.arrival_date)}
              onChoose={() => choose(item.carrier_service_level_id)}
            />
          ))}
        </tbody>
      </table>
    </Modal>
  );
}

function ComparedService(props: {
  item: ServiceOption;
  neededOn: CalendarDate | null;
  chosen: boolean;
  limit: ServiceLimit | null;
  onChoose: () => void;
}) {
  const { item, neededOn, chosen, limit, onChoose } = props;
  const title = serviceTitle(item.carrier, item.service_name, item.transit_days);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-head={compareWords.arrives}>{spokenDate(item.arrival_date)}</td>
      <td data-head={compareWords.price}>
        <Money cents={item.price_cents} />
      </td>
      <td data-head={compareWords.toSpare}>
        {neededOn ? daysToSpare(item.arrival_date, neededOn) : compareWords.dayMissing}
      </td>
      <td data-head={compareWords.ifLate}>{ifLate(item.service_type_system_name)}</td>
      <td>
        {limit ? (
          serviceLimitText(limit)
        ) : (
          <Button
            variant={chosen ? 'primary' : 'secondary'}
            onClick={onChoose}
            aria-label={compareWords.chooseService({ service: title })}
          >
            {chosen ? compareWords.chosen : compareWords.choose}
          </Button>
        )}
      </td>
    </tr>
  );
}
