import { type KeyboardEvent, useId, useState } from 'react';
import { counterWords } from '../copy/counter.ts';
import { Icon } from '../icon/icon.tsx';
import '../field/field.css';
import '../visually-hidden/visually-hidden.css';
import './counter.css';

export type CounterProps = {
  /** The counted items, such as "Golf bags". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  hideLabel?: boolean | undefined;
  id?: string | undefined;
};

/** A whole number, changed with two large buttons, arrow keys or typing; it never leaves its bounds. */
export function Counter({ label, value, onChange, min = 0, max = 99, hideLabel = false, id }: CounterProps) {
  const ownId = useId();
  const key = id ?? ownId;
  const [typed, setTyped] = useState<string | null>(null);

  const ask = (wanted: number) => {
    const next = Math.min(max, Math.max(min, wanted));
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (typed !== null && /^\d+$/.test(typed.trim())) ask(Number(typed));
    setTyped(null);
  };
  const steps: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + 5,
    PageDown: value - 5,
    Home: min,
    End: max,
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    const nextCount = steps[event.key];
    if (nextCount === undefined) return;
    event.preventDefault();
    setTyped(null);
    ask(nextCount);
  };

  return (
    <div className="ui-field">
      <label htmlFor={key} className={hideLabel ? 'ui-visually-hidden' : 'ui-field__label'}>
        {label}
      </label>
      <div className="ui-counter">
        <StepButton
          name="minus"
          words={counterWords.less({ label })}
          stopped={value <= min}
          onPress={() => ask(value - 1)}
        />
        <input
          id={key}
          className="ui-counter__value"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={press}
        />
        <StepButton
          name="plus"
          words={counterWords.more({ label })}
          stopped={value >= max}
          onPress={() => ask(value + 1)}
        />
      </div>
    </div>
  );
}

/** The button remains focusable at its bound, so that the keyboard focus is not lost. */
function StepButton(props: { name: 'plus' | 'minus'; words: string; stopped: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="ui-counter__button"
      aria-label={props.words}
      aria-disabled={props.stopped || undefined}
      onClick={props.stopped ? undefined : props.onPress}
    >
      <Icon name={props.name} />
    </button>
  );
}
