import { orderLabels } from '@sendahead/shared-contracts/orders/document-calls';
import { labeledByClub } from '@sendahead/shared-contracts/orders/labeled-by-club';
import type { OrderNextStep } from '@sendahead/shared-contracts/orders/order-detail';
import { paperPath } from '@sendahead/shared-contracts/orders/paper-path';
import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { keepReturnLabels } from '@sendahead/shared-contracts/orders/return-labels';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { Alert, Button, Icon } from '@sendahead/shared-ui';
import { useId, useState } from 'react';
import { labelState, labelWords } from '../../copy/labels.ts';
import { customsTitle } from '../../copy/next-step.ts';
import { useFile } from '../../hooks/use-file.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { usePreparation } from '../../hooks/use-preparation.ts';
import { waitsForCustoms } from '../../state/waits-for-customs.ts';
import { FileProblem } from '../../views/file-problem.tsx';
import { NextHead } from '../../views/next-head.tsx';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import { LabelCodes } from './label-codes.tsx';
import './labels.css';

/**
 * The labels of an order: when they come, to print, and as codes where a counter prints them. Until the bags are handed
 * over, this is where the next step is done.
 */
export function Labels({ next }: { next?: OrderNextStep | undefined }) {
  const { order } = useOrder();
  const preparation = usePreparation();
  return (
    <OrderSection
      id="labels"
      title={labelWords.title}
      head={next ? <NextHead next={{ step: next }} /> : null}
    >
      <QueryView query={preparation} what="your labels">
        {({ legs }) =>
          legs.length === 0 ? <p>{labelWords.none}</p> : <LabelsOf key={order.pickup_date} legs={legs} />
        }
      </QueryView>
    </OrderSection>
  );
}

/** PA-20: labels that wait for the customs list are not there yet. */
const isThere = ({ labels }: LegPreparation, waits: boolean): boolean =>
  labels.state === 'over' || (labels.state === 'ready' && !waits);

function LabelsOf({ legs }: { legs: readonly LegPreparation[] }) {
  const { order } = useOrder();
  const [showing, setShowing] = useState(false);
  const file = useFile();
  const noteId = useId();
  const ownLegs = legs.filter(({ labels_by }) => labels_by === undefined);
  const printable =
    order.allowed_actions.includes('print_labels') && ownLegs.some(({ labels }) => labels.state === 'ready');
  // PA-20: the owner's, until every bag is listed for customs.
  const waits = waitsForCustoms(order);
  const isReturnReady = ownLegs.some(({ leg, labels }) => leg === 'return' && labels.state === 'ready');
  const replaced = ownLegs.some(({ labels }) => labels.replaced);
  const coded = ownLegs.find(({ labels, printerless }) => labels.state === 'ready' && printerless === 'qr');
  const collected = coded?.hand_overs.some(({ drop_off }) => !drop_off) ?? false;
  const get = (paper: 'letter' | '4x6') =>
    file.get(
      paperPath(orderLabels, order.order_id, { paper }),
      `labels-${order.display_id}${paper === '4x6' ? '-4x6' : ''}.pdf`,
    );
  return (
    <>
      <div role="status">
        <ul className="order-labels__legs">
          {legs.map((leg) => (
            <li key={leg.leg} data-state={leg.labels.state}>
              <Icon name={isThere(leg, waits) ? 'check' : 'clock'} />
              <span>{labelState(leg, { both: legs.length > 1, waits })}</span>
            </li>
          ))}
        </ul>
      </div>
      {replaced ? (
        <Alert severity="warning" live>
          {labelWords.replaced}
        </Alert>
      ) : null}
      {legs.map(({ leg, labels_by, handed_over }) =>
        labels_by && !handed_over ? <p key={leg}>{labeledByClub(labels_by)}</p> : null,
      )}
      {waits ? (
        <div className="order-labels__waits">
          <p>{labelWords.waits}</p>
          <a className="ui-button ui-button--secondary" href="#customs">
            {customsTitle}
          </a>
        </div>
      ) : null}
      {printable ? (
        <div className="order-labels__acts">
          <Button variant="primary" busy={file.busy} onClick={() => get('letter')}>
            {labelWords.print}
          </Button>
          <Button busy={file.busy} onClick={() => get('4x6')}>
            {labelWords.printSmall}
          </Button>
          {coded ? (
            <Button
              variant="quiet"
              aria-describedby={collected ? noteId : undefined}
              onClick={() => setShowing(true)}
            >
              {labelWords.qr}
            </Button>
          ) : null}
        </div>
      ) : null}
      {printable && isReturnReady ? <p className="order-labels__note">{keepReturnLabels}</p> : null}
      {printable && coded && collected ? (
        <p id={noteId} className="order-labels__note">
          {labelWords.qrPickup(carrierName(coded.carrier))}
        </p>
      ) : null}
      <FileProblem file={file} />
      {showing && coded ? (
        <LabelCodes orderId={order.order_id} carrier={coded.carrier} onClose={() => setShowing(false)} />
      ) : null}
    </>
  );
}
