import { useId } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { ItemSilhouette, type Silhouette } from '../item-silhouette/item-silhouette.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import '../field/field.css';
import './choice-cards.css';

export type SizeChoice = {
  value: string;
  label: string;
  silhouette?: Silhouette | undefined;
  /** Length, width and height in inches. */
  inches?: readonly [number, number, number] | undefined;
  /** The most it may weigh, in pounds. */
  weightLimit?: number | undefined;
  note?: string | undefined;
};

export type ChoiceCardsProps = {
  label: string;
  options: readonly SizeChoice[];
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
  id?: string | undefined;
};

/** Sizes as cards: a drawing, the dimensions and the weight limit. */
export function ChoiceCards({ label, options, value, onChange, error, id }: ChoiceCardsProps) {
  const ownId = useId();
  const key = id ?? ownId;
  return (
    <fieldset
      className="ui-choices"
      id={key}
      tabIndex={-1}
      aria-describedby={error ? `${key}-error` : undefined}
    >
      <legend className="ui-field__label">{label}</legend>
      <div className="ui-choices__list">
        {options.map((option) => (
          <label className="ui-choice-card" key={option.value}>
            <input
              type="radio"
              className="ui-choice-card__input"
              name={key}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.silhouette ? <ItemSilhouette item={option.silhouette} /> : null}
            <span>
              <span className="ui-choice-card__name">{option.label}</span>
              {option.inches ? <Measures inches={option.inches} /> : null}
              {option.weightLimit === undefined ? null : (
                <span className="ui-choice-card__fact">{`up to ${option.weightLimit} lb`}</span>
              )}
              {option.note ? <span className="ui-choice-card__fact">{option.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${key}-error`} message={error} />
    </fieldset>
  );
}

function Measures({ inches }: { inches: readonly [number, number, number] }) {
  return (
    <span className="ui-choice-card__fact">
      <span aria-hidden="true">{`${inches.join(' × ')} in`}</span>
      <VisuallyHidden>{` ${inches.join(' by ')} inches, `}</VisuallyHidden>
    </span>
  );
}
