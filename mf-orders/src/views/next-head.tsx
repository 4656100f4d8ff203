import type { OrderNextStep } from '@sendahead/shared-contracts/orders/order-detail';
import { Icon } from '@sendahead/shared-ui';
import type { StepName } from '../copy/checklist.ts';
import { spokenDay } from '../copy/days.ts';
import { nextStepDay, nextStepTitle } from '../copy/next-step.ts';
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

/** The head of the card that is acted on next: what, and by when. */
export function NextHead({ step }: { step: OrderNextStep }) {
  const now = useOrders().host.now();
  return (
    <div className="order-next">
      <StepPicture step={pictures[step.kind]} />
      <div className="order-next__words">
        <p className="order-next__day">
          <Icon name="clock" />
          <span>{nextStepDay(step, spokenDay(step.date, now))}</span>
        </p>
        <h2>{nextStepTitle(step)}</h2>
      </div>
    </div>
  );
}
