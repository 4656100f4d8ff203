import type { OrderNextStep } from '@sendahead/shared-contracts/orders/order-detail';
import { Icon } from '@sendahead/shared-ui';
import type { StepName } from '../copy/checklist.ts';
import { type Next, nextDay, nextTitle } from '../copy/next-step.ts';
import { useOrders } from '../hooks/use-orders.ts';
import { StepPicture } from './step-picture.tsx';
import './next-head.css';

const pictures: Readonly<Record<OrderNextStep['kind'], StepName>> = {
  labels_follow: 'labels',
  print_labels: 'print',
  pickup: 'hand-over',
  drop_off: 'hand-over',
  arrival: 'hand-over',
};

/** The head of the next step's card: the step and its deadline. */
export function NextHead({ next }: { next: Next }) {
  const now = useOrders().host.now();
  return (
    <div className="order-next">
      <StepPicture step={next.customs ? 'customs' : pictures[next.step.kind]} />
      <div className="order-next__words">
        <p className="order-next__day">
          <Icon name="clock" />
          <span>{nextDay(next, now)}</span>
        </p>
        <h2>{nextTitle(next)}</h2>
      </div>
    </div>
  );
}
