import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { listContractPrices } from '@sendahead/shared-contracts/console/contract-price-calls';
import { RadioGroup, SelectField, TextField } from '@sendahead/shared-ui';
import { contractTexts as texts } from '../../../copy/contract-prices.ts';
import type { Direction, Problems, TypedContract } from './draft.ts';

export type ReadContracts = CallOutput<typeof listContractPrices>;

const optionsOf = (all: string, choices: readonly { value: string; name: string }[]) => [
  { value: '', label: all },
  ...choices.map(({ value, name }) => ({ value, label: name })),
];

/** A percentage without its sign, which a choice of words sets. */
export function PercentFields({
  words,
  typed,
  error,
  onType,
}: {
  words: { readonly direction: string; readonly label: string; readonly hint: string };
  typed: { readonly direction: Direction; readonly percent: string };
  error: string | undefined;
  onType: (typed: { direction?: Direction; percent?: string }) => void;
}) {
  return (
    <>
      <RadioGroup
        label={words.direction}
        value={typed.direction}
        options={(['lower', 'higher'] as const).map((value) => ({ value, label: texts.direction[value] }))}
        onChange={(direction) => onType({ direction })}
      />
      <TextField
        label={words.label}
        hint={words.hint}
        required
        width="short"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={typed.percent}
        error={error}
        onChange={({ target }) => onType({ percent: target.value })}
      />
    </>
  );
}

/** The terms of a contract price. */
export function ContractFields({
  typed,
  problems,
  choices,
  onType,
}: {
  typed: TypedContract;
  problems: Problems<TypedContract>;
  choices: ReadContracts;
  onType: (typed: Partial<TypedContract>) => void;
}) {
  const selects = [
    ['brand', texts.brand, optionsOf(texts.allBrands, choices.brands)],
    ['line', texts.line, optionsOf(texts.allLines, choices.lines)],
    ['carrier', texts.carrier, optionsOf(texts.allCarriers, choices.carriers)],
  ] as const;
  return (
    <>
      <PercentFields
        words={{ direction: texts.directionLabel, label: texts.percentLabel, hint: texts.percentHint }}
        typed={typed}
        error={problems.percent}
        onType={onType}
      />
      <div className="contract-choices">
        {selects.map(([name, label, options]) => (
          <SelectField
            key={name}
            label={label}
            value={typed[name]}
            options={options}
            error={problems[name]}
            onChange={({ target }) => onType({ [name]: target.value })}
          />
        ))}
      </div>
      <div className="contract-choices">
        <TextField
          label={texts.firstDay}
          type="date"
          required
          min={choices.today}
          value={typed.firstDay}
          error={problems.firstDay}
          onChange={({ target }) => onType({ firstDay: target.value })}
        />
        <TextField
          label={texts.lastDay}
          hint={texts.lastDayHint}
          type="date"
          optional
          min={typed.firstDay}
          value={typed.lastDay}
          error={problems.lastDay}
          onChange={({ target }) => onType({ lastDay: target.value })}
        />
      </div>
      <ReasonField value={typed.reason} error={problems.reason} onType={(reason) => onType({ reason })} />
    </>
  );
}

export function ReasonField({
  value,
  error,
  onType,
}: {
  value: string;
  error: string | undefined;
  onType: (reason: string) => void;
}) {
  return (
    <TextField
      label={texts.reason}
      hint={texts.reasonHint}
      required
      autoComplete="off"
      maxLength={300}
      value={value}
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
