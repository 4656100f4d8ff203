import { OrderHead } from '../../features/order-head/order-head.tsx';
import { UndoChange } from '../../features/undo-change/undo-change.tsx';
import { ChangeSection } from './change-section.tsx';
import './order-body.css';

/** An order from top to bottom: what it is, what happens with it, and beside that what can be done. */
export function OrderBody() {
  return (
    <div className="order-page">
      <OrderHead />
      <UndoChange />
      <div className="order-page__columns">
        <div className="order-page__column">
          {/* What happens: timeline, checklist, travelers and bags. */}
        </div>
        <div className="order-page__column">
          {/* What can be done: papers, change or cancel, ship again, help. */}
          <ChangeSection />
        </div>
      </div>
    </div>
  );
}
