import type { BrandFields } from '@sendahead/shared-contracts/console/brand-calls';
import { CheckField, SelectField, TextField } from '@sendahead/shared-ui/field';
import { Panel } from '../../console/panel.tsx';
import type { BrandDraft } from './brand-form.tsx';

const switches: readonly { name: keyof BrandFields; label: string; always?: true }[] = [
  { name: 'packaging_required', label: 'Packaging must be chosen', always: true },
  { name: 'hourly_pickup', label: 'Pickup by the hour', always: true },
  { name: 'pickup_per_traveler', label: 'Hand-over is asked of each traveler' },
  { name: 'marketing_flow', label: 'Travelers need name and mail before they go on' },
  { name: 'cruises', label: 'Asks for the cruise' },
  { name: 'asks_travel_agent', label: 'Asks for the travel agent' },
  { name: 'asks_ghin_number', label: 'Asks for the GHIN number' },
];

/** What a booking of the brand begins with, and what it asks beyond the usual. */
export function Defaults({ draft, carriers }: { draft: BrandDraft; carriers: readonly string[] }) {
  const { fields, problems, set } = draft;
  return (
    <Panel title="Defaults and questions">
      <div className="console-columns">
        <SelectField
          label="Trip"
          value={fields.default_trip_type}
          onChange={({ target }) =>
            set({ default_trip_type: target.value === 'one_way' ? 'one_way' : 'round_trip' })
          }
          options={[
            { value: 'round_trip', label: 'Round trip' },
            { value: 'one_way', label: 'One way' },
          ]}
        />
        <SelectField
          label="Direction"
          value={fields.default_direction ?? 'from_place'}
          onChange={({ target }) =>
            set({ default_direction: target.value === 'to_place' ? 'to_place' : 'from_place' })
          }
          options={[
            { value: 'from_place', label: 'From a place' },
            { value: 'to_place', label: 'To a place, from home' },
          ]}
        />
        <SelectField
          label="Carrier whose calendar counts"
          value={fields.carrier}
          error={problems.carrier}
          onChange={({ target }) => set({ carrier: target.value })}
          options={carriers.map((carrier) => ({ value: carrier, label: carrier }))}
        />
        <TextField
          label="Contact at a place"
          optional
          hint="Golf shop"
          autoComplete="off"
          maxLength={60}
          value={fields.default_origin_contact ?? ''}
          error={problems.default_origin_contact}
          onChange={({ target }) =>
            set({ default_origin_contact: target.value === '' ? null : target.value })
          }
        />
        <TextField
          label="Grades of campers"
          optional
          hint="Apart by commas"
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
