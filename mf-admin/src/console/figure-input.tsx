import { useId, useState } from 'react';
import { rateFigureTexts as texts } from '../copy/rate-figures.ts';
import './rate-figures.css';

/** How a figure is typed and stored: dollars as cents, the others unchanged. A share is part of a price. */
export type Unit = 'dollars' | 'percent' | 'share' | 'days' | 'minutes' | 'divisor' | 'limit';

/** The lowest and highest figure of a unit, as typed; those of the contract. */
const rangeOf: Readonly<Record<Unit, readonly [lowest: number, highest: number]>> = {
  dollars: [0, 10_000],
  percent: [0, 1000],
  share: [0, 100],
  days: [1, 60],
  minutes: [1, 120],
  divisor: [50, 400],
  limit: [0, 1_000_000],
};

export const formatFigure = (value: number, unit: Unit): string =>
  unit === 'dollars' ? (value / 100).toFixed(2) : String(value);
/** Null for text that is not a number of this unit, or out of its range. */
export function readFigure(text: string, unit: Unit): number | null {
  const value = Number(text);
  const [lowest, highest] = rangeOf[unit];
  if (text.trim() === '' || !(value >= lowest && value <= highest)) return null;
  const storedValue = unit === 'dollars' ? value * 100 : value;
  const whole = Math.round(storedValue);
  return Math.abs(storedValue - whole) < 1e-6 ? whole : null;
}

/**
 * An input for a number. Invalid text is kept and marked until it is a valid number; only valid numbers are reported.
 */
export function FigureInput({
  label,
  unit,
  value,
  describedBy,
  onChange,
}: {
  label: string;
  unit: Unit;
  value: number;
  describedBy?: string | undefined;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const [lowest, highest] = rangeOf[unit];
  const input = (
    <input
      className="ui-input console-figure__input"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? id : describedBy}
      type="number"
      inputMode="decimal"
      min={lowest}
      max={highest}
      step={unit === 'dollars' ? 0.01 : 1}
      defaultValue={formatFigure(value, unit)}
      onChange={({ target }) => {
        const figure = readFigure(target.value, unit);
        target.setCustomValidity(figure === null ? texts.noFigure : '');
        setWrong(figure === null);
        if (figure !== null) onChange(figure);
      }}
    />
  );
  return (
    <>
      {input}
      {isWrong ? (
        <span id={id} className="console-figure__problem">
          {texts.outOfRange({ lowest, highest, decimals: unit === 'dollars' })}
        </span>
      ) : null}
    </>
  );
}
