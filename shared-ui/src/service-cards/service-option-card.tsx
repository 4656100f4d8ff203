import type { ReactNode } from 'react';
import { serviceOptionWords } from '../copy/service-option.ts';
import { showDate } from '../dates/show-date.ts';
import { formatMoney, Money, StruckMoney } from '../money/money.tsx';
import { ServiceAxis, type ServiceDays } from './service-axis.tsx';

export type ServiceOption = {
  id: string;
  /** Such as "Ground" or "Next Day". */
  name: string;
  /** Day of delivery, `YYYY-MM-DD`. */
  arrival: string;
  /** Day of pickup or drop-off, `YYYY-MM-DD`. */
  pickup?: string | undefined;
  dropOff?: boolean | undefined;
  /** The days between, and why nothing moves on one. */
  between?: readonly { readonly date: string; readonly why: string | null }[] | undefined;
  cents: number;
  /** The price before a reduction. */
  wasCents?: number | undefined;
  /** What the reduction is, such as "Round trip saves $5.50". */
  saving?: string | undefined;
  transitDays?: number | undefined;
  /** Such as "by 10:30 AM" or "Order before 3:00 PM". */
  cutOff?: string | undefined;
  /** What has to change once this service is chosen; it is not compared with others. */
  condition?: string | undefined;
  /** Why it cannot be chosen. */
  unavailable?: string | undefined;
  /** A note right below it, such as a warning once it is chosen. */
  note?: ReactNode;
};

/** One service: arrival day and price large, the rest small. */
export function ServiceOptionCard(props: {
  option: ServiceOption;
  name: string;
  checked: boolean;
  disabled: boolean;
  badges: readonly string[];
  /**
   * The extra cost compared with the cheapest service, in cents; 0 if this is the cheapest or that is
   * unknown.
   */
  moreCents: number;
  axis: ServiceDays | undefined;
  onChoose: () => void;
}) {
  const { option, name, checked, disabled, badges, moreCents, axis, onChoose } = props;
  return (
    <label className="ui-service">
      <input
        type="radio"
        className="ui-service__input"
        name={name}
        value={option.id}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className="ui-service__arrival">
        <span className="ui-service__lead">{`${serviceOptionWords.arrives} `}</span>
        <span className="ui-service__day">
          <span className="ui-service__weekday">{`${showDate(option.arrival, 'weekday')}, `}</span>
          <span>{showDate(option.arrival, 'month-day')}</span>
        </span>
      </span>
      {option.pickup === undefined ? null : (
        <ServiceAxis option={option} pickup={option.pickup} axis={axis} />
      )}
      <span className="ui-service__price">
        <Money cents={option.cents} />
        {option.wasCents === undefined ? null : <StruckMoney cents={option.wasCents} />}
        {moreCents > 0 ? (
          <span className="ui-service__lead">
            {` ${serviceOptionWords.more({ money: formatMoney(moreCents) })}`}
          </span>
        ) : null}
      </span>
      <span className="ui-service__facts">
        <span className="ui-service__name">{option.name}</span>
        {option.transitDays === undefined ? null : (
          <span className="ui-service__lead">{serviceOptionWords.transit({ days: option.transitDays })}</span>
        )}
        {option.saving ? <span className="ui-service__lead">{option.saving}</span> : null}
        {option.cutOff ? <span className="ui-service__lead">{option.cutOff}</span> : null}
        {option.condition ? <span className="ui-service__lead">{option.condition}</span> : null}
        {option.unavailable ? <span className="ui-service__lead">{option.unavailable}</span> : null}
      </span>
      <span className="ui-service__badges">
        {badges.map((badge) => (
          <span className="ui-service__badge" key={badge}>
            {badge}
          </span>
        ))}
      </span>
    </label>
  );
}
