import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import { customsKindNames, customsKinds } from '@sendahead/shared-contracts/orders/customs-kinds';
import { Button, CheckField, FieldRow, SelectField, TextField } from '@sendahead/shared-ui';
import { customsWords, originCountries } from '../../copy/customs.ts';
import type { DraftItem, ItemProblems } from './draft.ts';

interface Props {
  readonly item: DraftItem;
  readonly problems: ItemProblems;
  readonly change: (part: Partial<DraftItem>) => void;
  readonly remove: () => void;
}

/** One kind of thing in a bag. Another kind has another tariff number. */
export function CustomsItemFields({ item, problems, change, remove }: Props) {
  const suggested = customsKinds[item.kind].hs;
  return (
    <div className="order-customs__item">
      <FieldRow>
        <SelectField
          label={customsWords.kind}
          value={item.kind}
          onChange={({ target }) => {
            const kind = customsKindNames.find((name) => name === target.value);
            if (kind) change({ kind, hs: '' });
          }}
          options={customsKindNames.map((name) => ({ value: name, label: customsKinds[name].title }))}
        />
        <SelectField
          label={customsWords.origin}
          value={item.origin}
          onChange={({ target }) => change({ origin: target.value })}
          options={originsWith(item.origin).map((code) => ({ value: code, label: countryName(code) }))}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={customsWords.tariff}
          hint={suggested ? customsWords.tariffHint(suggested) : customsWords.tariffFormat}
          optional
          inputMode="decimal"
          maxLength={7}
          value={item.hs}
          error={problems.hs}
          onChange={({ target }) => change({ hs: target.value })}
        />
        <TextField
          label={customsWords.description}
          hint={customsWords.descriptionHint}
          value={item.description}
          maxLength={80}
          onChange={({ target }) => change({ description: target.value })}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={customsWords.quantity}
          inputMode="numeric"
          maxLength={2}
          value={item.quantity}
          error={problems.quantity}
          onChange={({ target }) => change({ quantity: target.value })}
        />
        <TextField
          label={customsWords.value}
          inputMode="decimal"
          maxLength={10}
          value={item.value}
          error={problems.value}
          onChange={({ target }) => change({ value: target.value })}
        />
      </FieldRow>
      <CheckField
        label={customsWords.owned}
        checked={item.owned_before}
        onChange={({ target }) => change({ owned_before: target.checked })}
      />
      <Button variant="quiet" onClick={remove}>
        {customsWords.remove}
      </Button>
    </div>
  );
}

const originsWith = (code: string): readonly string[] =>
  originCountries.some((known) => known === code) ? originCountries : [...originCountries, code];
