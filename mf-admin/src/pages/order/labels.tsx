import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { renewLabel } from '@sendahead/shared-contracts/console/order-act-calls';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useConsole } from '../../console/use-console.ts';
import { asWords, legNames, orderTexts as texts } from '../../copy/order.ts';
import { ActDialog } from './act-dialog.tsx';
import { Section } from './section.tsx';
import '../../console/list-table.css';

type Label = OrderView['labels'][number];

/** The bags with their labels; one that nobody has collected gets another. */
export function Labels({ view }: { view: OrderView }) {
  const { may } = useConsole();
  const [renewing, setRenewing] = useState<Label | null>(null);
  const open = (label: Label): boolean => label.label === 'bought' && label.status === 'label_ready';
  return (
    <Section title={texts.bagsAndLabels} wide>
      <table className="console-list">
        <caption>{texts.bagsAndLabels}</caption>
        <thead>
          <tr>
            {[
              texts.bag,
              texts.traveler,
              texts.leg,
              texts.label,
              texts.status,
              texts.trackingNumber,
              texts.help,
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.labels.map((label) => (
            <tr key={label.parcel_id}>
              <td data-label={texts.bag}>{label.item}</td>
              <td data-label={texts.traveler}>{label.traveler}</td>
              <td data-label={texts.leg}>{legNames[label.leg]}</td>
              <td data-label={texts.label}>{asWords(label.label)}</td>
              <td data-label={texts.status}>{asWords(label.status)}</td>
              <td data-label={texts.trackingNumber}>{label.tracking_number ?? texts.noneYet}</td>
              <td data-label={texts.help}>
                {may('change_every_order') && open(label) ? (
                  <Button variant="quiet" onClick={() => setRenewing(label)}>
                    {texts.newLabel}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {renewing ? (
        <RenewDialog
          orderId={view.detail.order.order_id}
          label={renewing}
          onClose={() => setRenewing(null)}
        />
      ) : null}
    </Section>
  );
}

function RenewDialog({ orderId, label, onClose }: { orderId: string; label: Label; onClose: () => void }) {
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
          { onSuccess: onClose },
        )
      }
    >
      <p>{texts.renewDetail(label.tracking_number)}</p>
    </ActDialog>
  );
}
