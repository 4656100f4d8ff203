import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { lengths, limits } from '@sendahead/shared-contracts/constants';
import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { RadioGroup, TextField } from '@sendahead/shared-ui';
import { Counter } from '@sendahead/shared-ui/booking';
import { useId, useState } from 'react';
import { quoteWords, tripLabels, tripTypes } from '../../copy/quote-words.ts';
import { type PersonField, personProblem, type TripFields } from '../../state/quote-trip.ts';

interface Props {
  readonly brand: Brand;
  readonly today: string;
  readonly fields: TripFields;
  readonly onChange: (change: Partial<TripFields>) => void;
}

/** RT-07, RT-12: trip type and day of shipping. */
function TripAndDay({ today, fields, onChange }: Omit<Props, 'brand'>) {
  const past = fields.shipDate !== '' && fields.shipDate < today;
  return (
    <>
      <RadioGroup
        label={tripLabels.trip}
        options={[
          { value: 'open', label: tripTypes.open },
          { value: 'one_way', label: tripTypes.one_way },
          { value: 'round_trip', label: tripTypes.round_trip },
        ]}
        value={fields.tripType}
        onChange={(tripType) => onChange({ tripType })}
      />
      <TextField
        label={tripLabels.shipDate}
        optional
        type="date"
        width="name"
        min={today}
        value={fields.shipDate}
        error={past ? quoteWords.dayPast : undefined}
        onChange={({ target }) => onChange({ shipDate: target.value })}
      />
    </>
  );
}

/** RT-16: how many of each of the brand's product lines. */
function Quantities({ brand, fields, onChange }: Omit<Props, 'today'>) {
  return (
    <fieldset className="addresses-quote__items">
      <legend>{tripLabels.items}</legend>
      {brand.product_lines.map(({ key, plural_display_name: label }) => (
        <Counter
          key={key}
          label={label}
          value={fields.quantities[key] ?? 0}
          max={limits.quantityPerLine}
          onChange={(count) => onChange({ quantities: { ...fields.quantities, [key]: count } })}
        />
      ))}
    </fieldset>
  );
}

const person: readonly { readonly field: PersonField; readonly label: string; readonly type: string }[] = [
  { field: 'name', label: quoteWords.name, type: 'text' },
  { field: 'email', label: quoteWords.email, type: 'email' },
  { field: 'phone', label: quoteWords.phone, type: 'tel' },
];

/** RT-13: the first traveler, who may be somebody other than the person who makes the link. */
function Person({ fields, onChange }: Pick<Props, 'fields' | 'onChange'>) {
  const [left, setLeft] = useState<readonly PersonField[]>([]);
  return person.map(({ field, label, type }) => (
    <TextField
      key={field}
      label={label}
      optional
      type={type}
      dir="auto"
      autoComplete="off"
      maxLength={field === 'name' ? lengths.travelerName : 120}
      value={fields[field]}
      error={(left.includes(field) && personProblem(field, fields[field])) || undefined}
      onChange={({ target }) => onChange({ [field]: target.value })}
      onBlur={() => afterQuietPeriod(() => setLeft((before) => [...before, field]))}
    />
  ));
}

/** The values of a link other than its two ends. */
export function QuoteTripFields(props: Props) {
  const { brand, fields, onChange } = props;
  const [trip, traveler] = [useId(), useId()];
  const word = brand.traveler_word;
  return (
    <div className="addresses-quote__ends">
      <section className="addresses-quote__end" aria-labelledby={trip}>
        <h2 id={trip}>{quoteWords.tripTitle}</h2>
        <TripAndDay {...props} />
        <Quantities {...props} />
      </section>
      <section className="addresses-quote__end" aria-labelledby={traveler}>
        <h2 id={traveler}>{quoteWords.travelerTitle({ word })}</h2>
        <Person fields={fields} onChange={onChange} />
      </section>
    </div>
  );
}
