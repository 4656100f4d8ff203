import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { renewLabel } from '@sendahead/shared-contracts/console/order-act-calls';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { labelDaysAhead } from '@sendahead/shared-contracts/constants';
import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { businessDay } from '../../../console/business-day.ts';
import { ColumnHeads } from '../../../console/column-heads.tsx';
import { showDay } from '../../../console/show-day.ts';
import { useApi, useConsole } from '../../../console/use-console.ts';
import { asWords, legLabels, orderTexts as texts } from '../../../copy/order.ts';
import { orderLabelTexts as labelTexts } from '../../../copy/order-labels.ts';
import { PrintDialog } from '../../orders/labels/print-dialog.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { Section } from '../section.tsx';
import { TrackingNumber } from './tracking.tsx';
import '../../../console/list-table.css';

type Label = OrderView['labels'][number];

/** The bags with their labels; a label whose bag has not been picked up can be replaced. */
export function Labels({ view }: { view: OrderView }) {
  const { may } = useConsole();
  const [renewing, setRenewing] = useState<Label | null>(null);
  const [printing, setPrinting] = useState<Label | null>(null);
  const [given, setGiven] = useState<readonly string[]>([]);
  const [atFirst] = useState(() => view.labels.map(({ parcel_id }) => parcel_id));
  const isOpen = (label: Label): boolean => label.label === 'bought' && label.status === 'label_ready';
  // The voided label and its replacement: the act is done, and is offered for neither.
  const isDone = ({ parcel_id }: Label): boolean =>
    given.includes(parcel_id) || (given.length > 0 && !atFirst.includes(parcel_id));
  return (
    <Section title={texts.bagsAndLabels} wide>
      <table className="console-list">
        <caption>{texts.bagsAndLabels}</caption>
        <ColumnHeads
          names={[
            texts.bag,
            texts.traveler,
            texts.leg,
            texts.label,
            texts.status,
            texts.trackingNumber,
            texts.actions,
          ]}
        />
        <tbody>
          {view.labels.map((label) => (
            <tr key={label.parcel_id}>
              <td data-label={texts.bag}>{label.item}</td>
              <td data-label={texts.traveler}>{label.traveler}</td>
              <td data-label={texts.leg}>{legLabels[label.leg]}</td>
              <td data-label={texts.label}>
                {asWords(label.label)}
                <BoughtLater view={view} label={label} />
              </td>
              <td data-label={texts.status}>{asWords(label.status)}</td>
              <td data-label={texts.trackingNumber}>
                <TrackingNumber view={view} parcelId={label.parcel_id} />
              </td>
              <td data-label={texts.actions}>
                <span className="order-label-acts">
                  {may('renew_labels') && isOpen(label) ? (
                    <Button variant="quiet" onClick={() => setPrinting(label)}>
                      {labelTexts.printThis}
                      <VisuallyHidden>{` ${label.item}`}</VisuallyHidden>
                    </Button>
                  ) : null}
                  {isDone(label) ? (
                    <span>{isOpen(label) ? texts.newLabelReady : texts.newLabelRequested}</span>
                  ) : may('renew_labels') && isOpen(label) ? (
                    <Button variant="quiet" onClick={() => setRenewing(label)}>
                      {texts.newLabel}
                    </Button>
                  ) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="order-muted">
        {given.length > 0 ? texts.newLabelSaid : ''}
      </p>
      {printing ? (
        <PrintDialog
          selection={{ ids: [view.detail.order.order_id] }}
          bag={printing}
          onClose={() => setPrinting(null)}
        />
      ) : null}
      {renewing ? (
        <RenewDialog
          orderId={view.detail.order.order_id}
          label={renewing}
          onClose={() => setRenewing(null)}
          onDone={() => {
            setGiven([...given, renewing.parcel_id]);
            setRenewing(null);
          }}
        />
      ) : null}
    </Section>
  );
}

/** CO-63: why a label is not available yet, and on which day it will be. */
function BoughtLater({ view, label }: { view: OrderView; label: Label }) {
  const { host } = useConsole();
  const leg = view.receipt.legs.find((each) => each.leg === label.leg);
  if (label.label !== 'wanted' || !leg) return null;
  const day = addDays(leg.pickup_date, -labelDaysAhead);
  return day > businessDay(host.now()) ? (
    <span className="order-muted">{labelTexts.boughtOn(showDay(day), labelDaysAhead)}</span>
  ) : null;
}

function RenewDialog({
  orderId,
  label,
  onClose,
  onDone,
}: {
  orderId: string;
  label: Label;
  onClose: () => void;
  onDone: () => void;
}) {
  const api = useApi();
  const renewing = useMutation(mutationOf(api, renewLabel, viewOrder, orderLife));
  return (
    <ActDialog
      title={texts.newLabelFor(label.item)}
      act={texts.renewLabel}
      busy={renewing.isPending}
      error={renewing.error}
      onClose={onClose}
      onAct={(comment) =>
        renewing.mutate(
          { params: { orderId, parcelId: label.parcel_id }, body: { comment } },
          { onSuccess: onDone },
        )
      }
    >
      <p>{texts.renewDetail(label.tracking_number)}</p>
    </ActDialog>
  );
}
