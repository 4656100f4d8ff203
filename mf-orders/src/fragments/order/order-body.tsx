import { Checklist } from '../../features/checklist/checklist.tsx';
import { Documents } from '../../features/documents/documents.tsx';
import { Labels } from '../../features/labels/labels.tsx';
import { OrderHead } from '../../features/order-head/order-head.tsx';
import { Owed } from '../../features/owed/owed.tsx';
import { ShareTracking } from '../../features/share-tracking/share-tracking.tsx';
import { ShipAgain } from '../../features/ship-again/ship-again.tsx';
import { Timeline } from '../../features/timeline/timeline.tsx';
import { UndoChange } from '../../features/undo-change/undo-change.tsx';
import { ChangeSection } from './change-section.tsx';
import { PreparationProvider } from './preparation-provider.tsx';
import './order-body.css';

/** An order from top to bottom: what it is, what happens with it, and beside that what can be done. */
export function OrderBody() {
  return (
    <div className="order-page">
      <OrderHead />
      <UndoChange />
      <Owed />
      <PreparationProvider>
        <div className="order-page__columns">
          <div className="order-page__column">
            <Timeline />
            <Checklist />
          </div>
          <div className="order-page__column">
            <Labels />
            <ShareTracking />
            <Documents />
            <ChangeSection />
            <ShipAgain />
          </div>
        </div>
      </PreparationProvider>
    </div>
  );
}
