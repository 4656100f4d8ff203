import { renewLabel } from '@sendahead/shared-contracts/console/order-act-calls';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { useConsole } from '../../console/use-console.ts';
import { usePress } from '../../console/use-press.ts';
import { asWords, legNames, orderTexts as texts } from '../../copy/order.ts';
import { ActDialog } from './act-dialog.tsx';
import { Section } from './section.tsx';
import '../../console/list-table.css';

type Label = OrderView['labels'][number];

/** The bags with their labels; one that nobody has collected gets another. */
export function Labels({ view, onDone }: { view: OrderView; onDone: () => void }) {
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
          onDone={onDone}
        />
      ) : null}
    </Section>
  );
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
  const press = usePress(renewLabel);
  return (
    <ActDialog
      title={texts.newLabelFor(label.item)}
      act={texts.renewLabel}
      busy={press.busy}
      error={press.error}
      onClose={onClose}
      onAct={async (comment) => {
        const done = await press.send({ params: { orderId, parcelId: label.parcel_id }, body: { comment } });
        if (done) onDone();
      }}
    >
      <p>{texts.renewDetail(label.tracking_number)}</p>
    </ActDialog>
  );
}
