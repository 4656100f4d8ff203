import { type Ref, useId } from 'react';
import { phoneWords } from '../copy/phone.ts';
import { FieldError } from '../field/field-error.tsx';
import { FieldMark, type FieldWords, useFieldWiring } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import '../field/field.css';
import './phone-field.css';

export type PhoneCountry = {
  /** Two letters. */
  code: string;
  name: string;
  /** Such as "+1". */
  dial: string;
};

export type PhoneFieldProps = FieldWords & {
  countries: readonly PhoneCountry[];
  country: string;
  onCountry: (code: string) => void;
  number: string;
  onNumber: (number: string) => void;
  /** Formats a number by its country; applied when the field is left. */
  format?: ((number: string, country: string) => string) | undefined;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  /** The field of the number. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Country and number as one group; the error is shown after both. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, required, optional, countries, country, onCountry, number, onNumber, format } =
    props;
  const { autoComplete = 'tel-national' } = props;
  const wiring = useFieldWiring({ hint, error, required }, props.id);
  const labelId = useId();
  const leave = () => {
    const written = format?.(number, country) ?? number;
    if (written !== number) onNumber(written);
    props.onBlur?.();
  };
  return (
    <fieldset className="ui-field" aria-labelledby={labelId}>
      <label className="ui-field__label" id={labelId} htmlFor={wiring.control.id}>
        <span>{label}</span>
        <FieldMark required={required} optional={optional} />
      </label>
      {hint ? (
        <div className="ui-field__hint" id={wiring.hintId}>
          {hint}
        </div>
      ) : null}
      <div className="ui-phone">
        <div className="ui-field__box">
          <select
            className="ui-input"
            aria-label={phoneWords.country}
            autoComplete={autoComplete.replace('tel-national', 'tel-country-code')}
            value={country}
            onChange={(event) => onCountry(event.target.value)}
          >
            {countries.map((each) => (
              <option key={each.code} value={each.code}>
                {`${each.code} ${each.dial}`}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
        <input
          {...wiring.control}
          className="ui-input"
          type="tel"
          name={props.name}
          ref={props.ref}
          autoComplete={autoComplete}
          maxLength={props.maxLength}
          value={number}
          onChange={(event) => onNumber(event.target.value)}
          onBlur={leave}
        />
      </div>
      <FieldError id={wiring.errorId} message={error} />
    </fieldset>
  );
}
