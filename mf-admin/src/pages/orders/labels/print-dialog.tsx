import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { previewLabels, printLabels } from '@sendahead/shared-contracts/console/order-label-calls';
import type { OrderSelection } from '@sendahead/shared-contracts/console/order-list-calls';
import { type LabelPaper, labelPapers } from '@sendahead/shared-contracts/orders/document-calls';
import { Button, RadioGroup } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../../../console/query-view.tsx';
import { useApi } from '../../../console/use-console.ts';
import { actTexts } from '../../../copy/acts.ts';
import { paperNames, orderLabelTexts as texts } from '../../../copy/order-labels.ts';
import { LeftOut } from './left-out.tsx';

/**
 * CO-50: prints the labels of the chosen orders in one PDF; first shows how many, and which orders are left
 * out. CO-62: for a single order, also prints the label of one bag.
 */
export function PrintDialog({
  selection,
  bag,
  onClose,
}: {
  selection: OrderSelection;
  bag?: { readonly parcel_id: string; readonly item: string };
  onClose: () => void;
}) {
  const preview = useQuery(queryOf(useApi(), previewLabels, { body: { selection } }));
  const [paper, setPaper] = useState<LabelPaper>('4x6');
  const orders = preview.data?.orders ?? [];
  const printed = orders.filter(({ printable }) => printable > 0);
  const labels = bag ? printed.length : printed.reduce((sum, { printable }) => sum + printable, 0);
  const url = `${printLabels.path}?${new URLSearchParams({
    ids: printed.map(({ order_id }) => order_id).join(','),
    paper,
    ...(bag ? { bag: bag.parcel_id } : {}),
  })}`;
  return (
    <Modal
      open
      title={bag ? texts.printOf(bag.item) : texts.print}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.close}</Button>
          {labels > 0 ? (
            <a className="ui-button ui-button--primary" href={url} download>
              {texts.download(labels)}
            </a>
          ) : null}
        </>
      }
    >
      <QueryView query={preview} label={texts.loading}>
        {() => (
          <div className="order-labels">
            <p>{labels > 0 ? texts.printed({ labels, orders: printed.length }) : texts.nothing}</p>
            {labels > 0 ? (
              <RadioGroup
                label={texts.paper}
                value={paper}
                onChange={setPaper}
                options={labelPapers.map((value) => ({ value, label: paperNames[value] }))}
              />
            ) : null}
            <LeftOut orders={orders.filter(({ printable }) => printable === 0)} />
          </div>
        )}
      </QueryView>
    </Modal>
  );
}
