import { RadioGroup } from '@sendahead/shared-ui/field';
import { useState } from 'react';
import { cancelWords } from '../../copy/change.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { CancelBag } from './cancel-bag.tsx';
import { CancelParts } from './cancel-parts.tsx';
import { type ToCancel, whatToCancel } from './what-to-cancel.ts';

interface Props {
  readonly billedTo: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** CH-10: takes the whole order, one leg or one bag out, once it is told what comes back, when and where to. */
export function CancelOrder(props: Props) {
  const { detail } = useOrder();
  const [choices] = useState(() => whatToCancel(detail));
  const [id, setId] = useState(choices[0]?.id ?? '');
  const chosen = choices.find((choice) => choice.id === id);
  if (!chosen) return null;
  const choice = <Choice choices={choices} chosen={chosen} onChange={setId} />;
  return chosen.kind === 'bag' ? (
    <CancelBag key={id} {...props} bag={chosen} choice={choice} />
  ) : (
    <CancelParts key={id} {...props} part={chosen} choice={choice} />
  );
}

function Choice({
  choices,
  chosen,
  onChange,
}: {
  choices: readonly ToCancel[];
  chosen: ToCancel;
  onChange: (id: string) => void;
}) {
  if (choices.length === 1) return <p>{chosen.label}</p>;
  return (
    <RadioGroup
      label={cancelWords.what}
      column
      value={chosen.id}
      options={choices.map(({ id, label }) => ({ value: id, label }))}
      onChange={onChange}
    />
  );
}
