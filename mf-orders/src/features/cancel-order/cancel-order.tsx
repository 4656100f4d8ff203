import { RadioGroup, SelectField, TextField } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { cancelWords, namedFields } from '../../copy/change.ts';
import { useChange } from '../../hooks/use-change.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { ChangeDialog } from '../../views/change-dialog.tsx';
import { ComesBack } from './comes-back.tsx';
import { useCancellation } from './use-cancellation.ts';
import { type ToCancel, whatToCancel } from './what-to-cancel.ts';

interface Props {
  readonly billedTo: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** CH-10: cancels the whole order, one leg or one bag, after it shows the refund, its date and its destination. */
export function CancelOrder(props: Props) {
  const detail = useOrder();
  const [choices] = useState(() => whatToCancel(detail));
  return choices.length > 0 ? <CancelDialog {...props} choices={choices} /> : null;
}

interface DialogProps extends Props {
  readonly choices: readonly ToCancel[];
}

/** One dialog for all choices; removing a bag is a change, and priced like one. */
function CancelDialog({ choices, billedTo, onClose, onDone }: DialogProps) {
  // If there are several, the customer chooses.
  const only = choices.length === 1 ? choices[0] : undefined;
  const [chosen, setChosen] = useState(only);
  const [missed, setMissed] = useState(false);
  const [comment, setComment] = useState('');
  const changing = useChange(billedTo);
  const cancellation = useCancellation(chosen, comment);
  const priceOf = (what: ToCancel | undefined): void => {
    if (what?.kind !== 'bag') return;
    const { bag, leg } = what;
    changing.ask({ of: 'order', change: { without: [{ bag, ...(leg ? { leg } : {}) }] } });
  };
  const begin = useRef(() => priceOf(only));
  useEffect(() => begin.current(), []);
  const choose = (id: string): void => {
    const next = choices.find((choice) => choice.id === id);
    setMissed(false);
    setChosen(next);
    priceOf(next);
  };
  // Removing a bag is a change of the order, so the dialog needs no separate state for it.
  const part = chosen?.kind === 'bag' ? undefined : chosen;
  const ask = chosen ? () => priceOf(chosen) : () => setMissed(true);
  return (
    <ChangeDialog
      title={cancelWords.title}
      leave={cancelWords.keep}
      submit={{ label: part ? confirmWords(part) : cancelWords.submit, busy: cancelWords.busy }}
      asks={chosen ? undefined : cancelWords.submit}
      changing={chosen?.kind === 'bag' ? changing : cancellation}
      billedTo={billedTo}
      known={
        part ? (
          <ComesBack key={part.id} cents={part.refundCents} steps={part.kind === 'leg' ? part.steps : []} />
        ) : undefined
      }
      onAsk={part ? undefined : ask}
      onClose={onClose}
      onDone={onDone}
    >
      <Choice
        choices={choices}
        chosen={chosen}
        error={missed ? cancelWords.whatMissing : undefined}
        onChange={choose}
      />
      {part ? (
        <TextField
          label={cancelWords.comment}
          optional
          maxLength={500}
          value={comment}
          error={namedFields(cancellation.error).includes('comment') ? cancelWords.commentMissing : undefined}
          onChange={({ target }) => setComment(target.value)}
        />
      ) : null}
    </ChangeDialog>
  );
}

const confirmWords = (part: Exclude<ToCancel, { kind: 'bag' }>): string =>
  cancelWords.confirm({ what: part.kind === 'leg' ? part.leg : 'order', cents: part.refundCents });

/** More bags than this are offered in a separate list. */
const maxBagRadios = 4;
const oneBag = 'one-bag';

function Choice({
  choices,
  chosen,
  error,
  onChange,
}: {
  choices: readonly ToCancel[];
  chosen: ToCancel | undefined;
  error: string | undefined;
  onChange: (id: string) => void;
}) {
  if (choices.length === 1) return <p>{choices[0]?.label}</p>;
  const bags = choices.filter(({ kind }) => kind === 'bag');
  const [firstBag] = bags;
  const radios = (options: readonly { id: string; label: string }[], value: string | undefined) => (
    <RadioGroup
      label={cancelWords.what}
      column
      required
      error={error}
      value={value}
      options={options.map(({ id, label }) => ({ value: id, label }))}
      onChange={(id) => onChange(id === oneBag && firstBag ? firstBag.id : id)}
    />
  );
  if (!firstBag || bags.length <= maxBagRadios) return radios(choices, chosen?.id);
  const parts = choices.filter(({ kind }) => kind !== 'bag');
  return (
    <>
      {radios(
        [...parts, { id: oneBag, label: cancelWords.oneBag }],
        chosen?.kind === 'bag' ? oneBag : chosen?.id,
      )}
      {chosen?.kind === 'bag' ? (
        <SelectField
          label={cancelWords.whichBag}
          value={chosen.id}
          options={bags.map(({ id, label }) => ({ value: id, label }))}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null}
    </>
  );
}
