import { renewLabel } from '@sendahead/shared-contracts/console/order-act-calls';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Button } from '@sendahead/shared-ui/button';
import { useState } from 'react';
import { useConsole } from '../../console/use-console.ts';
import { usePress } from '../../console/use-press.ts';
import { asWords, legNames } from '../../copy/order.ts';
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
    <Section title="Bags and labels" wide>
      <table className="console-list">
        <caption>Bags and labels</caption>
        <thead>
          <tr>
            {['Bag', 'Traveler', 'Leg', 'Label', 'Status', 'Tracking number', 'Help'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.labels.map((label) => (
            <tr key={label.parcel_id}>
              <td data-label="Bag">{label.item}</td>
              <td data-label="Traveler">{label.traveler}</td>
              <td data-label="Leg">{legNames[label.leg]}</td>
              <td data-label="Label">{asWords(label.label)}</td>
              <td data-label="Status">{asWords(label.status)}</td>
              <td data-label="Tracking number">{label.tracking_number ?? 'None yet'}</td>
              <td data-label="Help">
                {may('change_every_order') && open(label) ? (
                  <Button variant="quiet" onClick={() => setRenewing(label)}>
                    New label
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
      title={`New label for ${label.item}`}
      act="Void and buy anew"
      busy={press.busy}
      error={press.error}
      onClose={onClose}
      onAct={async (comment) => {
        const done = await press.send({ params: { orderId, parcelId: label.parcel_id }, body: { comment } });
        if (done) onDone();
      }}
    >
      <p>{`The label with the number ${label.tracking_number} is void from now on. The customer gets a mail when the new one is there.`}</p>
    </ActDialog>
  );
}
