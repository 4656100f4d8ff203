import { demanded, FieldRow, SelectField } from '@sendahead/shared-ui';
import { MailSuggestion } from '@sendahead/shared-ui/booking';
import { personWords } from '../../copy/person.ts';
import { OnDemand } from '../../hooks/on-demand.tsx';
import { useTravelers } from '../../hooks/use-travelers.ts';
import type { TravelerState } from '../../state/state.ts';
import { LabelName } from './label-name.tsx';
import { PersonField, useField } from './person-field.tsx';
import { PhoneNumber } from './phone-number.tsx';

/** Only camps and schools ask for it. */
export const stayFields = demanded(async () => (await import('./stay.tsx')).Stay);

/**
 * TR-01: name, email and phone of a traveler; a grade where the brand has grades (TR-05); bunk or room where
 * the place has them, and the day of moving in at schools.
 */
export function PersonFields({ traveler, number }: { traveler: TravelerState; number: number }) {
  const { store, host } = useTravelers();
  const { camp_grades: grades, place_type: place } = host.boot.brand;
  const grade = useField(traveler, number, 'grade');
  const token = (name: string) => `section-traveler${number} ${name}`;
  return (
    <>
      <FieldRow narrow>
        <PersonField
          traveler={traveler}
          number={number}
          field="firstName"
          label={personWords.firstName}
          autoComplete={token('given-name')}
        />
        <PersonField
          traveler={traveler}
          number={number}
          field="lastName"
          label={personWords.lastName}
          autoComplete={token('family-name')}
        />
      </FieldRow>
      <LabelName traveler={traveler} number={number} />
      <FieldRow>
        <div>
          <PersonField
            traveler={traveler}
            number={number}
            field="email"
            label={personWords.email}
            hint={grades.length > 0 ? personWords.parentsEmail : undefined}
            type="email"
            inputMode="email"
            autoComplete={token('email')}
          />
          <MailSuggestion
            mail={traveler.person.email}
            onTake={(text) => store.dispatch({ type: 'typed', key: traveler.key, field: 'email', text })}
          />
        </div>
        <PhoneNumber traveler={traveler} number={number} autoComplete={token('tel-national')} />
      </FieldRow>
      {grades.length > 0 ? (
        <SelectField
          {...grade}
          label={personWords.grade}
          required
          width="short"
          emptyLabel={personWords.select}
          options={grades.map((each) => ({ value: each, label: each }))}
        />
      ) : null}
      {grades.length > 0 || place === 'School' ? (
        <OnDemand of={stayFields} props={{ traveler, number }} />
      ) : null}
    </>
  );
}
