import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type OrderFilter,
  type OrderSelection,
  ordersAtOnce,
  resendConfirmations,
} from '@sendahead/shared-contracts/console/order-list-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { countWords, ordersTexts as texts } from '../../copy/orders.ts';
import { LabelActs } from './labels/label-acts.tsx';
import { exportUrl, namedInUrl, type RowSelection } from './selected.ts';

type SelectionBarProps = {
  selected: RowSelection;
  filter: OrderFilter;
  /** Ids of the rows that are shown. */
  shown: readonly string[];
  count: number;
  more: boolean;
  onSelect: (selected: RowSelection) => void;
};

/** The number of selected orders, a button to select all, and the acts on them. */
export function SelectionBar({ selected, filter, shown, count, more, onSelect }: SelectionBarProps) {
  const { may } = useConsole();
  const [asking, setAsking] = useState(false);
  // Kept until the request succeeds, so that a retry after a lost response sends nobody a second email.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, resendConfirmations));
  const selectedCount = selected.kind === 'all' ? selected.count : selected.ids.length;
  const tooMany = selectedCount > ordersAtOnce || (selected.kind === 'all' && more);

  const selection: OrderSelection =
    selected.kind === 'all' ? { filter, count: selected.count } : { ids: [...selected.ids] };
  const tooLong = selected.kind === 'some' && selectedCount > namedInUrl;

  const ask = (): void => {
    setSent(null);
    setMissing(selectedCount === 0);
    setAsking(selectedCount > 0 && !tooMany);
  };
  const sendAgain = (): void => {
    mutate(
      { body: { selection, key } },
      {
        onSuccess: (answer) => {
          setSent(answer.sent);
          setKey(crypto.randomUUID());
        },
        onSettled: () => setAsking(false),
      },
    );
  };
  return (
    <section
      className="console-orders__selection"
      aria-label={texts.selection}
      data-chosen={selectedCount > 0 || undefined}
    >
      <p role="status">
        <strong>{countWords(count, more)}</strong>
        <span>{selectedCount > 0 ? texts.selectedCount(selectedCount) : ''}</span>
      </p>
      <div className="console-orders__acts">
        <Button variant="quiet" onClick={() => onSelect({ kind: 'some', ids: shown })}>
          {texts.selectShown(shown.length)}
        </Button>
        {count > shown.length && !more ? (
          <Button variant="quiet" onClick={() => onSelect({ kind: 'all', count })}>
            {texts.selectAll(count)}
          </Button>
        ) : null}
        {selectedCount > 0 ? (
          <Button variant="quiet" onClick={() => onSelect({ kind: 'some', ids: [] })}>
            {texts.selectNone}
          </Button>
        ) : null}
        {tooLong ? null : (
          <a className="ui-button ui-button--secondary" href={exportUrl(filter, selected)} download>
            {selectedCount > 0 ? texts.downloadSelected : texts.download}
          </a>
        )}
        <LabelActs selection={selection} chosen={selectedCount} />
        {may('change_every_order') ? <Button onClick={ask}>{texts.resend}</Button> : null}
      </div>
      {tooMany && selectedCount > 0 ? <Alert severity="warning">{texts.tooMany(ordersAtOnce)}</Alert> : null}
      {tooLong ? <Alert severity="info">{texts.tooLong(namedInUrl)}</Alert> : null}
      {missing && selectedCount === 0 ? (
        <Alert severity="warning" live>
          {texts.nothingSelected}
        </Alert>
      ) : null}
      {sent === null ? null : (
        <Alert severity="success" live>
          {texts.sent(sent)}
        </Alert>
      )}
      {error ? (
        <Alert severity="danger" live>
          {refusalWords(error)}
        </Alert>
      ) : null}
      {asking ? (
        <Modal
          open
          title={texts.resend}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{actTexts.cancel}</Button>
              <Button variant="primary" busy={isPending} busyLabel={actTexts.sending} onClick={sendAgain}>
                {texts.send(selectedCount)}
              </Button>
            </>
          }
        >
          <p>{texts.resendDetail(selectedCount)}</p>
        </Modal>
      ) : null}
    </section>
  );
}

function refusalWords(error: unknown): string {
  if (!isApiError(error)) return texts.notSent;
  const count = error.code === 'selection_moved' ? Number(Object(error.body).count) : Number.NaN;
  if (Number.isInteger(count)) return texts.moved(count);
  return error.code === 'search_too_wide' ? texts.tooWide : texts.notSent;
}
