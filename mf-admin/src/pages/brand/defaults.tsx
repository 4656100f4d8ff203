import type { BrandFields } from '@sendahead/shared-contracts/console/brand-calls';
import { CheckField, SelectField, TextField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { brandTexts as texts } from '../../copy/brands.ts';
import type { BrandDraft } from './brand-form.tsx';

const switches: readonly { name: keyof BrandFields; label: string; always?: true }[] = [
  { name: 'packaging_required', label: texts.packagingRequired, always: true },
  { name: 'hourly_pickup', label: texts.pickupByHour, always: true },
  { name: 'pickup_per_traveler', label: texts.handOverOfEach },
  { name: 'marketing_flow', label: texts.travelersNeedMail },
  { name: 'cruises', label: texts.asksCruise },
  { name: 'asks_travel_agent', label: texts.asksAgent },
  { name: 'asks_ghin_number', label: texts.asksGhin },
  { name: 'bills_clubs', label: texts.billsClubs },
];

/** The defaults of a booking with the brand, and its additional questions. */
export function Defaults({ draft, carriers }: { draft: BrandDraft; carriers: readonly string[] }) {
  const { fields, problems, set } = draft;
  return (
    <Panel title={texts.defaultsAndQuestions}>
      <div className="console-columns">
        <SelectField
          label={texts.trip}
          value={fields.default_trip_type}
          onChange={({ target }) =>
            set({ default_trip_type: target.value === 'one_way' ? 'one_way' : 'round_trip' })
          }
          options={[
            { value: 'round_trip', label: texts.roundTrip },
            { value: 'one_way', label: texts.oneWay },
          ]}
        />
        <SelectField
          label={texts.direction}
          value={fields.default_direction ?? 'from_place'}
          onChange={({ target }) =>
            set({ default_direction: target.value === 'to_place' ? 'to_place' : 'from_place' })
          }
          options={[
            { value: 'from_place', label: texts.fromPlace },
            { value: 'to_place', label: texts.toPlace },
          ]}
        />
        <SelectField
          label={texts.calendarCarrier}
          value={fields.carrier}
          error={problems.carrier}
          onChange={({ target }) => set({ carrier: target.value })}
          options={carriers.map((carrier) => ({ value: carrier, label: carrier }))}
        />
        <TextField
          label={texts.placeContact}
          optional
          hint={texts.golfShop}
          autoComplete="off"
          maxLength={60}
          value={fields.default_origin_contact ?? ''}
          error={problems.default_origin_contact}
          onChange={({ target }) =>
            set({ default_origin_contact: target.value === '' ? null : target.value })
          }
        />
        <TextField
          label={texts.camperGrades}
          optional
          hint={texts.byCommas}
          autoComplete="off"
          value={fields.camp_grades.join(', ')}
          error={problems.camp_grades}
          onChange={({ target }) =>
            set({ camp_grades: target.value === '' ? [] : target.value.split(/, ?/) })
          }
        />
      </div>
      <div className="console-columns">
        {switches.map(({ name, label, always }) => (
          <CheckField
            key={name}
            label={label}
            checked={fields[name] === true}
            onChange={({ target }) => set({ [name]: target.checked || (always ? false : null) })}
          />
        ))}
      </div>
    </Panel>
  );
}
