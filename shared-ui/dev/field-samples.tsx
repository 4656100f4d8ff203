import { useState } from 'react';
import { Button } from '../src/button/button.tsx';
import { PlainCard } from '../src/card/card.tsx';
import { Combobox, type ComboboxSearch } from '../src/combobox/combobox.tsx';
import { Counter } from '../src/counter/counter.tsx';
import { DateField } from '../src/date-field/date-field.tsx';
import { CheckField, FieldRow, RadioGroup, SelectField, TextArea, TextField } from '../src/field/field.tsx';
import { Icon } from '../src/icon/icon.tsx';
import { PhoneField } from '../src/phone-field/phone-field.tsx';
import { closedOn, clubs, phoneCountries, priceOn } from './sample-data.ts';

export function FieldSamples() {
  return (
    <>
      <PlainCard label="Buttons">
        <h2>Buttons</h2>
        <div className="gallery__row">
          <Button variant="primary">Place order</Button>
          <Button variant="primary" busy busyLabel="Placing your order">
            Place order
          </Button>
          <Button icon={<Icon name="plus" />}>Add a traveler</Button>
          <Button variant="quiet">Remove</Button>
          <Button disabled>Not now</Button>
        </div>
      </PlainCard>
      <PlainCard label="Text fields">
        <h2>Text fields</h2>
        <FieldRow>
          <TextField label="First name" required autoComplete="given-name" defaultValue="Dana" />
          <TextField label="Company" optional />
        </FieldRow>
        <TextField
          label="ZIP code"
          width="zip"
          required
          hint="5 or 9 digits"
          inputMode="numeric"
          error="Enter a ZIP code that exists, like 93953."
          defaultValue="9395"
        />
        <SelectField
          label="State"
          width="state"
          emptyLabel="Select a state"
          options={[{ value: 'CA', label: 'California' }]}
        />
        <TextArea label="Delivery notes" optional hint="Gate codes, or where to leave it" />
        <PhoneSample />
        <CheckField label="Save these addresses for next time" hint="You can change this later." />
        <CheckField label="I accept the terms" required error="Accept the terms to place the order." />
        <PlaceSample />
      </PlainCard>
      <PlainCard label="Pickers">
        <h2>Pickers</h2>
        <ClubSample search="results" />
        <ClubSample search="failed" />
        <CounterSample />
        <DateSample />
      </PlainCard>
    </>
  );
}

function PhoneSample() {
  const [number, setNumber] = useState('8315550142');
  return (
    <PhoneField
      label="Phone"
      required
      hint="For the driver only"
      countries={phoneCountries}
      country="US"
      onCountry={() => undefined}
      number={number}
      onNumber={setNumber}
      format={(text) => text.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')}
    />
  );
}

function PlaceSample() {
  const [place, setPlace] = useState<'club' | 'home'>('club');
  return (
    <RadioGroup
      label="Kind of place"
      value={place}
      onChange={setPlace}
      options={[
        { value: 'club', label: 'Golf club' },
        { value: 'home', label: 'Home or business', hint: 'We fetch it at the door' },
      ]}
    />
  );
}

export function ClubSample({ search }: { search: 'results' | 'failed' }) {
  const [text, setText] = useState('');
  const found = clubs.filter((club) => club.label.toLowerCase().includes(text.toLowerCase()));
  const state: ComboboxSearch =
    search === 'failed'
      ? { status: 'failed', message: 'Search is not working right now. Try again, or type the address.' }
      : { status: 'results', options: found };
  return (
    <Combobox
      label={search === 'failed' ? 'Club (search down)' : 'Club'}
      hint="Name, town or ZIP"
      text={text}
      onText={setText}
      onChoose={(option) => setText(option.label)}
      search={text === '' ? { status: 'idle' } : state}
      recent={text === '' ? clubs.slice(0, 2).map((club) => ({ ...club, group: 'Recent' })) : []}
    />
  );
}

function CounterSample() {
  const [count, setCount] = useState(1);
  return <Counter label="Golf bags" value={count} onChange={setCount} min={1} max={6} />;
}

export function DateSample() {
  const [date, setDate] = useState<string | null>('2026-12-15');
  return (
    <DateField
      label="Pickup date"
      required
      value={date}
      onChange={setDate}
      min="2026-12-02"
      max="2027-05-31"
      today="2026-12-01"
      unavailable={closedOn}
      price={priceOn}
    />
  );
}
