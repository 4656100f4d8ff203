import { SelectField, TextField } from '@sendahead/shared-ui/field';
import { Panel } from '../../console/panel.tsx';
import type { MicrositeDraft } from './microsite-form.tsx';

const directions = [
  { value: 'round_trip', label: 'There and back' },
  { value: 'to_camp', label: 'To the place alone' },
  { value: 'from_camp', label: 'From the place alone' },
];

/** What stands in the booking first. */
export function Presets({ draft: { fields, problems, set } }: { draft: MicrositeDraft }) {
  const club = (name: 'origin_club_id' | 'destination_club_id', label: string) => (
    <TextField
      label={label}
      optional
      hint="Its number, as in the list of clubs"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={fields[name] ?? ''}
      error={problems[name]}
      onChange={({ target }) => set({ [name]: target.value.trim() || null })}
    />
  );
  return (
    <Panel title="Presets">
      <div className="console-columns">
        {club('origin_club_id', 'Club to send from')}
        {club('destination_club_id', 'Club to send to')}
        <SelectField
          label="Direction"
          emptyLabel="The brand’s own"
          options={directions}
          value={fields.direction ?? ''}
          onChange={({ target }) =>
            set({ direction: (target.value || null) as MicrositeDraft['fields']['direction'] })
          }
        />
        <TextField
          label="Coupon"
          optional
          autoComplete="off"
          maxLength={40}
          value={fields.coupon ?? ''}
          error={problems.coupon}
          onChange={({ target }) => set({ coupon: target.value.trim() || null })}
        />
      </div>
    </Panel>
  );
}
