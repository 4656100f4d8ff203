import { rateFigureTexts as texts } from '../copy/rate-figures.ts';
import './rate-figures.css';

/** How a figure is typed and stored: dollars as cents, the others unchanged. */
export type Unit = 'dollars' | 'percent' | 'days' | 'minutes' | 'divisor' | 'limit';

export const formatFigure = (value: number, unit: Unit): string =>
  unit === 'dollars' ? (value / 100).toFixed(2) : String(value);
/** Null for text that is not a number of this unit. */
export function readFigure(text: string, unit: Unit): number | null {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) return null;
  const storedValue = unit === 'dollars' ? value * 100 : value;
  const whole = Math.round(storedValue);
  return Math.abs(storedValue - whole) < 1e-6 ? whole : null;
}

/**
 * An input for a number. Invalid text is kept until it is a valid number; only valid numbers are reported.
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
  return (
    <input
      className="ui-input console-figure__input"
      aria-label={label}
      aria-describedby={describedBy}
      type="number"
      inputMode="decimal"
      min={0}
      step={unit === 'dollars' ? 0.01 : 1}
      defaultValue={formatFigure(value, unit)}
      onChange={({ target }) => {
        const figure = readFigure(target.value, unit);
        target.setCustomValidity(figure === null ? texts.noFigure : '');
        if (figure !== null) onChange(figure);
      }}
    />
  );
}
