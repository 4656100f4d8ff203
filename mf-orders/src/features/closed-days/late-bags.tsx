import { lateBagsText } from '@sendahead/shared-contracts/orders/late-bags';
import { Alert } from '@sendahead/shared-ui';
import { closedDayWords as words } from '../../copy/closed-days.ts';
import { useCustomsDays } from '../../hooks/use-customs-days.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { changeableLegs } from '../../state/changeable.ts';

/** TR-29: the bags arrive after their traveler, and a link to another day while the order can change. */
export function LateBags() {
  const detail = useOrder();
  const { order } = detail;
  const late = useCustomsDays()?.late_for ?? detail.late_for;
  if (!late || order.state === 'delivered' || order.state === 'cancelled') return null;
  return (
    <Alert
      severity="warning"
      action={
        changeableLegs(detail).includes('outbound') ? (
          <a className="ui-button ui-button--secondary" href="#change">
            {words.act}
          </a>
        ) : undefined
      }
    >
      {lateBagsText(late)}
    </Alert>
  );
}
