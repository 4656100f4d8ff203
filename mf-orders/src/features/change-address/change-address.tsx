import { endLimits } from '@sendahead/shared-contracts/constants';
import { lacksContactLabel } from '@sendahead/shared-contracts/geo/contact-name';
import { RadioGroup, TextField } from '@sendahead/shared-ui';
import { LatinName } from '@sendahead/shared-ui/booking';
import { Fragment, useState } from 'react';
import { addressFieldWords as words } from '../../copy/address-fields.ts';
import { addressProblem, addressWords } from '../../copy/change.ts';
import { useChange } from '../../hooks/use-change.ts';
import type { ChangeOptions } from '../../hooks/use-change-options.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { ChangeDialog } from '../../views/change-dialog.tsx';
import { endsToChange } from './ends-to-change.ts';

interface Props {
  readonly options: ChangeOptions;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const fields = [
  { name: 'company_name', label: words.company, optional: true },
  { name: 'attention_name', label: words.contact },
  { name: 'address', label: words.street },
  { name: 'address_1', label: words.apartment, optional: true },
  { name: 'city', label: words.city },
  { name: 'state', label: words.state },
  { name: 'zip', label: words.zip },
  { name: 'phone', label: words.phone },
] as const;
type Field = (typeof fields)[number]['name'] | 'label_name';

/** CH-07: changes the address of an end of the trip, or of one leg; a club’s address stays. */
export function ChangeAddress({ options, onClose, onDone }: Props) {
  const detail = useOrder();
  const changing = useChange(options.billed_to);
  const ends = endsToChange(detail, options);
  const [chosen, setChosen] = useState(() => ends.find(({ booked }) => !booked.is_club)?.id ?? '');
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const end = ends.find(({ id }) => id === chosen);
  /** The country cannot be changed, and some countries have no states. */
  const isStateless = end?.booked.place.state === '';
  const edited = (next: () => void): void => {
    changing.edited();
    next();
  };
  const enter = (more: Partial<Record<Field, string>>): void => edited(() => setTyped({ ...typed, ...more }));
  const contact = typed.attention_name ?? end?.booked.place.attention_name ?? '';
  /** AD-29: another contact needs another label. */
  const booked = typed.attention_name === undefined ? end?.booked.place.label_name : undefined;
  const labelName = typed.label_name ?? booked ?? '';
  const ask = (): void => {
    if (end) changing.ask(end.wanted(typed));
  };
  return (
    <ChangeDialog
      title={addressWords.title}
      changing={changing}
      billedTo={options.billed_to}
      onAsk={end ? ask : undefined}
      onClose={onClose}
      onDone={onDone}
    >
      <RadioGroup
        label={addressWords.which}
        column
        value={chosen}
        options={ends.map(({ id, label, booked }) => ({
          value: id,
          label: `${label}: ${booked.name}`,
          disabled: booked.is_club,
          ...(booked.is_club ? { hint: addressWords.clubFixed } : {}),
        }))}
        onChange={(id) =>
          edited(() => {
            setChosen(id);
            setTyped({});
          })
        }
      />
      {end ? (
        <div className="change-dialog__fields">
          {fields.map(({ name, label, ...more }) => (
            <Fragment key={name}>
              <TextField
                {...more}
                {...(isStateless && name === 'state' ? { optional: true } : {})}
                label={label}
                value={typed[name] ?? end.booked.place[name]}
                error={addressProblem(changing.error, name, label)}
                onChange={({ target }) => enter({ [name]: target.value })}
              />
              {name === 'attention_name' && lacksContactLabel({ contact }) ? (
                <LatinName
                  name={contact}
                  value={labelName}
                  maxLength={endLimits.label}
                  error={addressProblem(changing.error, 'label_name', addressWords.labelName)}
                  onChange={({ target }) => enter({ label_name: target.value })}
                  onTake={(label_name) => enter({ label_name })}
                />
              ) : null}
            </Fragment>
          ))}
        </div>
      ) : null}
    </ChangeDialog>
  );
}
