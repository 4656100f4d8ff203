import { Alert } from '@sendahead/shared-ui';
import { colleagueWords } from '../../../copy/colleagues.ts';
import { useColleagues } from './use-colleagues.ts';

/** Who else has the order open. The region always exists, so that screen readers announce the text. */
export function Colleagues({ orderId }: { orderId: string }) {
  const names = useColleagues(orderId);
  return (
    <div role="status" className="order-colleagues">
      {names.length > 0 ? <Alert severity="info">{colleagueWords(names)}</Alert> : null}
    </div>
  );
}
