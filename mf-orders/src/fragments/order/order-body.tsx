import { OrderHead } from '../../features/order-head/order-head.tsx';
import { ShareTracking } from '../../features/share-tracking/share-tracking.tsx';
import { Timeline } from '../../features/timeline/timeline.tsx';
import './order-body.css';

/** An order from top to bottom: what it is, what happens with it, and beside that what can be done. */
export function OrderBody() {
  return (
    <div className="order-page">
      <OrderHead />
      <div className="order-page__columns">
        <div className="order-page__column">
          {/* What happens: timeline, checklist, travelers and bags. */}
          <Timeline />
        </div>
        <div className="order-page__column">
          {/* What can be done: papers, change or cancel, ship again, help. */}
          <ShareTracking />
        </div>
      </div>
    </div>
  );
}
