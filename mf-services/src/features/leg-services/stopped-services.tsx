import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { Alert } from '@sendahead/shared-ui';
import { stoppedText } from '../../copy/stopped.ts';
import { useSelector } from '../../hooks/use-itinerary.ts';
import { servicesOf } from '../../state/chosen-service.ts';

/**
 * The services that incidents stop on the chosen day, below the remaining ones; if none remain, the list says
 * why.
 */
export function StoppedServices({ leg }: { leg: LegName }) {
  const services = useSelector((state) => servicesOf(state, leg));
  if (!services || services.items.length === 0) return null;
  const bySentence = Map.groupBy(services.stopped, ({ message }) => message);
  return [...bySentence].map(([message, stopped]) => (
    <Alert key={message} severity="warning" live>
      {stoppedText(message, stopped)}
    </Alert>
  ));
}
