import { labelOrdersAtOnce } from '@sendahead/shared-contracts/console/order-label-calls';
import type { OrderSelection } from '@sendahead/shared-contracts/console/order-list-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { useConsole } from '../../../console/use-console.ts';
import { orderLabelTexts as texts } from '../../../copy/order-labels.ts';
import { PrintDialog } from './print-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import './labels.css';

/** CO-50: the acts on the labels of the selected orders; none are offered without a selection. */
export function LabelActs({ selection, chosen }: { selection: OrderSelection; chosen: number }) {
  const { may } = useConsole();
  const [open, setOpen] = useState<'print' | 'replace' | null>(null);
  if (chosen === 0 || !may('renew_labels')) return null;
  if (chosen > labelOrdersAtOnce) return <Alert severity="info">{texts.tooMany(labelOrdersAtOnce)}</Alert>;
  const close = (): void => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('print')}>{texts.print}</Button>
      <Button onClick={() => setOpen('replace')}>{texts.replace}</Button>
      {open === 'print' ? <PrintDialog selection={selection} onClose={close} /> : null}
      {open === 'replace' ? <ReplaceDialog selection={selection} onClose={close} /> : null}
    </>
  );
}
