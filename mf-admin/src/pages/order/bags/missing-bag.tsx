import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { reportMissingBag } from '@sendahead/shared-contracts/console/missing-bag-calls';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { workList } from '@sendahead/shared-contracts/console/work-calls';
import { Button, RadioGroup } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { businessDay } from '../../../console/business-day.ts';
import { ReasonDialog, type ReasonWords } from '../../../console/reason-dialog.tsx';
import { useApi, useConsole } from '../../../console/use-console.ts';
import { missingBagTexts as texts } from '../../../copy/missing-bag.ts';
import { legLabels } from '../../../copy/order.ts';

interface Props {
  readonly view: OrderView;
  readonly onNotice: (notice: string | null) => void;
}

const words: ReasonWords = {
  label: texts.label,
  hint: texts.hint,
  missing: texts.missing,
  maxLength: 500,
};

/** The bags that a carrier has received, or should have received by now. */
const missable = ({ labels, receipt }: OrderView, today: string): OrderView['labels'] =>
  labels.filter(({ label, status, leg }) => {
    const isDue = receipt.legs.some((one) => one.leg === leg && one.pickup_date <= today);
    return label === 'bought' && (isDue || (status !== 'waiting' && status !== 'label_ready'));
  });

/** CO-33: records that a bag is missing, so that somebody asks the carrier to trace it. */
export function MissingBag({ view, onNotice }: Props) {
  const { host } = useConsole();
  const bags = missable(view, businessDay(host.now()));
  const [open, setOpen] = useState(false);
  const begin = (): void => {
    onNotice(null);
    setOpen(true);
  };
  if (bags.length === 0) return null;
  return (
    <>
      <Button onClick={begin}>{texts.report}</Button>
      {open ? <Report view={view} bags={bags} onNotice={onNotice} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Report({
  view,
  bags,
  onNotice,
  onClose,
}: Props & { bags: OrderView['labels']; onClose: () => void }) {
  const [bag, setBag] = useState(bags.length === 1 ? bags[0]?.parcel_id : undefined);
  const [tried, setTried] = useState(false);
  const { isPending, error, mutate } = useMutation(
    mutationOf(useApi(), reportMissingBag, viewOrder, orderLife, workList),
  );
  const report = (comment: string): void => {
    if (bag === undefined) return;
    mutate(
      { params: { orderId: view.detail.order.order_id }, body: { parcel_id: bag, comment } },
      {
        onSuccess: ({ due_on }) => {
          onClose();
          onNotice(texts.done(due_on));
        },
      },
    );
  };
  const check = (): boolean => {
    setTried(true);
    return bag !== undefined;
  };
  return (
    <ReasonDialog
      title={texts.report}
      act={texts.act}
      busy={isPending}
      failure={error ? texts.failed : null}
      onClose={onClose}
      onAct={report}
      check={check}
      words={words}
    >
      <p>{texts.what}</p>
      <RadioGroup
        label={texts.bag}
        name="missing-bag"
        value={bag}
        onChange={setBag}
        column
        error={tried && bag === undefined ? texts.chooseBag : undefined}
        options={bags.map(({ parcel_id, item, traveler, leg }) => ({
          value: parcel_id,
          label: texts.bagOf({ item, traveler, leg: legLabels[leg].toLowerCase() }),
        }))}
      />
    </ReasonDialog>
  );
}
