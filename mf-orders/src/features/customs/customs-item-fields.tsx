import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import { customsKindNames, customsKinds } from '@sendahead/shared-contracts/orders/customs-kinds';
import { Button, FieldRow, SelectField, TextField } from '@sendahead/shared-ui';
import { customsWords, originCountries } from '../../copy/customs.ts';
import type { DraftItem, ItemProblems } from './draft.ts';
import { exampleFor, kindsForBag } from './kinds-for-bag.ts';

interface Props {
  readonly item: DraftItem;
  /** The name of the item that is shipped, such as "Golf bag, Standard". */
  readonly bag: string;
  readonly problems: ItemProblems;
  readonly onChange: (part: Partial<DraftItem>) => void;
  readonly onRemove: () => void;
}

/** One kind of thing in a bag. Another kind has another tariff number. */
export function CustomsItemFields({ item, bag, problems, onChange, onRemove }: Props) {
  return (
    <div className="order-customs__item" data-item={item.id}>
      <FieldRow>
        <SelectField
          label={customsWords.kind}
          value={item.kind}
          emptyLabel={customsWords.choose}
          required
          error={problems.kind}
          onChange={({ target }) => {
            const kind = customsKindNames.find((name) => name === target.value);
            if (kind) onChange({ kind, hs: '' });
          }}
          options={kindsForBag(bag).map((name) => ({ value: name, label: customsKinds[name].title }))}
        />
        <SelectField
          label={customsWords.origin}
          value={item.origin}
          emptyLabel={customsWords.choose}
          required
          error={problems.origin}
          onChange={({ target }) => onChange({ origin: target.value })}
          options={originsWith(item.origin).map((code) => ({ value: code, label: countryName(code) }))}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={customsWords.description}
          hint={customsWords.descriptionHint}
          required
          error={problems.description}
          value={item.description}
          maxLength={80}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <TextField
          label={customsWords.tariff}
          hint={customsWords.tariffHint(item.kind ? customsKinds[item.kind] : undefined, exampleFor(bag))}
          inputMode="decimal"
          maxLength={7}
          value={item.hs}
          error={problems.hs}
          onChange={({ target }) => onChange({ hs: target.value })}
        />
      </FieldRow>
      <HowMany item={item} problems={problems} onChange={onChange} />
      <SelectField
        label={customsWords.owned}
        value={item.owned_before === null ? '' : item.owned_before ? 'yes' : 'no'}
        emptyLabel={customsWords.choose}
        required
        error={problems.owned}
        onChange={({ target }) =>
          onChange({ owned_before: target.value === '' ? null : target.value === 'yes' })
        }
        options={ownedOptions}
      />
      <Button variant="quiet" onClick={onRemove}>
        {customsWords.remove}
      </Button>
    </div>
  );
}

function HowMany({ item, problems, onChange }: Pick<Props, 'item' | 'problems' | 'onChange'>) {
  return (
    <FieldRow>
      <TextField
        label={customsWords.quantity}
        required
        inputMode="numeric"
        maxLength={2}
        value={item.quantity}
        error={problems.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <TextField
        label={customsWords.value}
        required
        inputMode="decimal"
        maxLength={10}
        value={item.value}
        error={problems.value}
        onChange={({ target }) => onChange({ value: target.value })}
      />
    </FieldRow>
  );
}

const ownedOptions = [
  { value: 'yes', label: customsWords.yes },
  { value: 'no', label: customsWords.no },
];

const originsWith = (code: string): readonly string[] =>
  code === '' || originCountries.some((known) => known === code)
    ? originCountries
    : [...originCountries, code];
