import { MessageLog } from '@sendahead/shared-ui';
import { useObservable } from '../page/use-observable.ts';
import type { Alerts } from './alert-store.ts';

/** The text of an alert remains readable after it left. */
export function PageMessageLog({ alerts }: { alerts: Alerts }) {
  return <MessageLog entries={useObservable(alerts.log, [])} />;
}
