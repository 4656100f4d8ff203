import { AlertStack } from '@sendahead/shared-ui';
import { useObservable } from '../page/use-observable.ts';
import type { Alerts } from './alert-store.ts';

export function PageAlerts({ alerts }: { alerts: Alerts }) {
  const stack = useObservable(alerts.stack, []);
  return <AlertStack alerts={stack} onDismiss={alerts.dismiss} />;
}
