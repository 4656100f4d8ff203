import { Fragment, useId } from 'react';
import { FieldError } from '../field/field-error.tsx';
import { AxisHead, AxisKey, type ServiceDays } from './service-axis.tsx';
import { type ServiceOption, ServiceOptionCard } from './service-option-card.tsx';
import '../field/field.css';
import './service-cards.css';

/** With more services than this, a wide card shows them in six narrow columns. */
const FEW = 5;

export type ServiceCardsProps = {
  /** Names the group, such as "Service to Pebble Beach". */
  label: string;
  options: readonly ServiceOption[];
  value: string | undefined;
  onChange: (id: string) => void;
  /** Faded and disabled while newer services are loading. */
  loading?: boolean | undefined;
  error?: string | undefined;
  id?: string | undefined;
  /** The days that all of them share; without it none is drawn. */
  axis?: ServiceDays | undefined;
};

/** Services as comparable cards: native radios, so arrow keys work. Marks the cheapest and the fastest. */
export function ServiceCards({
  label,
  options,
  value,
  onChange,
  loading = false,
  error,
  id,
  axis,
}: ServiceCardsProps) {
  const ownId = useId();
  const key = id ?? ownId;
  const isOpen = ({ unavailable, condition }: ServiceOption) => !unavailable && !condition;
  const open = options.filter(isOpen);
  const cheapest = Math.min(...open.map((option) => option.cents));
  // The cheapest of those that arrive first: nobody pays more for the same day.
  const [fastest] = open.toSorted((a, b) => a.arrival.localeCompare(b.arrival) || a.cents - b.cents);
  // A mark that every card has says nothing.
  const marked = (test: (option: ServiceOption) => boolean) => open.some((option) => !test(option)) && test;
  const isCheapest = marked((option) => option.cents === cheapest);
  const isFastest = marked((option) => option === fastest);
  const look = `${loading ? ' ui-services--loading' : ''}${options.length > FEW ? ' ui-services--many' : ''}`;

  return (
    <fieldset
      className={`ui-services${look}`}
      id={key}
      tabIndex={-1}
      aria-busy={loading || undefined}
      aria-describedby={error ? `${key}-error` : undefined}
    >
      <legend className="ui-field__label">{label}</legend>
      {axis ? <AxisKey axis={axis} /> : null}
      {axis && options.length <= FEW ? <AxisHead axis={axis} /> : null}
      <div className="ui-services__list">
        {options.map((option) => (
          <Fragment key={option.id}>
            <ServiceOptionCard
              option={option}
              name={key}
              checked={option.id === value}
              disabled={loading || option.unavailable !== undefined}
              badges={[
                ...(isCheapest && isOpen(option) && isCheapest(option) ? ['Cheapest'] : []),
                ...(isFastest && isOpen(option) && isFastest(option) ? ['Fastest'] : []),
              ]}
              moreCents={isOpen(option) ? option.cents - cheapest : 0}
              axis={axis}
              onChoose={() => onChange(option.id)}
            />
            {option.note ? <div className="ui-services__note">{option.note}</div> : null}
          </Fragment>
        ))}
      </div>
      <FieldError id={`${key}-error`} message={error} />
    </fieldset>
  );
}

export type { ServiceOption };
