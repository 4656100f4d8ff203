import type { MeasureCondition } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useRef } from 'react';
import { rateFigureTexts as texts } from '../copy/rate-figures.ts';
import { measureNames, operatorNames } from '../copy/rates.ts';
import { FigureInput } from './figure-input.tsx';
import './surcharge-conditions.css';

const entriesOf = <Key extends string>(names: Readonly<Record<Key, string>>): [Key, string][] =>
  Object.entries(names) as [Key, string][];
const first: MeasureCondition = { measure: 'weight', operator: '>', limit: 50 };

/** OPEN-67: the conditions of a surcharge; any one of them triggers it. Read-only without `onChange`. */
export function SurchargeConditions({
  label,
  conditions,
  base,
  onChange,
}: {
  label: string;
  conditions: readonly MeasureCondition[];
  /** The conditions in the sheet from which this one began. */
  base: readonly MeasureCondition[];
  onChange?: ((conditions: MeasureCondition[]) => void) | undefined;
}) {
  const adding = useRef<HTMLDivElement>(null);
  const written = (all: readonly MeasureCondition[]): string =>
    all
      .map(({ measure, operator, limit }) => `${measureNames[measure]} ${operatorNames[operator]} ${limit}`)
      .join('; ');
  if (!onChange) return <p className="console-figure__was">{texts.ifConditions(written(conditions))}</p>;
  const replace = (at: number, ...by: MeasureCondition[]): void =>
    onChange(conditions.toSpliced(at, 1, ...by));
  const remove = (at: number): void => {
    replace(at);
    adding.current?.querySelector('button')?.focus();
  };
  return (
    <fieldset className="console-conditions">
      <legend>
        {label} {texts.chargedIfAny}
        {written(base) === written(conditions) ? null : (
          <span className="console-figure__was">{texts.wereConditions(written(base))}</span>
        )}
      </legend>
      {conditions.map((condition, at) => {
        const named = (what: string): string => texts.ofCondition({ surcharge: label, number: at + 1, what });
        return (
          // Rendered again when positions change, because the inputs hold the typed text.
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name but their place
          <div key={`${at + 1} of ${conditions.length}`} className="console-condition">
            <Choice
              label={named(texts.measure)}
              names={measureNames}
              value={condition.measure}
              onChange={(measure) => replace(at, { ...condition, measure })}
            />
            <Choice
              label={named(texts.operator)}
              names={operatorNames}
              value={condition.operator}
              onChange={(operator) => replace(at, { ...condition, operator })}
            />
            <FigureInput
              label={named(texts.limit)}
              unit="limit"
              value={condition.limit}
              onChange={(limit) => replace(at, { ...condition, limit })}
            />
            <Button disabled={conditions.length === 1} onClick={() => remove(at)}>
              {texts.remove}
              <VisuallyHidden>{texts.removedCondition({ surcharge: label, number: at + 1 })}</VisuallyHidden>
            </Button>
          </div>
        );
      })}
      <div ref={adding}>
        <Button onClick={() => onChange([...conditions, first])}>
          {texts.addACondition}
          <VisuallyHidden>{texts.addedTo(label)}</VisuallyHidden>
        </Button>
      </div>
    </fieldset>
  );
}

function Choice<Key extends string>({
  label,
  names,
  value,
  onChange,
}: {
  label: string;
  names: Readonly<Record<Key, string>>;
  value: Key;
  onChange: (value: Key) => void;
}) {
  return (
    <select
      className="ui-input"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = entriesOf(names).find(([key]) => key === target.value);
        if (chosen) onChange(chosen[0]);
      }}
    >
      {entriesOf(names).map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}
