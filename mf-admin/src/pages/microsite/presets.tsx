import { SelectField, TextField } from '@sendahead/shared-ui';
import { ClubChoice } from '../../console/club-choice.tsx';
import { Panel } from '../../console/panel.tsx';
import { micrositeTexts as texts } from '../../copy/microsites.ts';
import type { MicrositeDraft } from './microsite-form.tsx';

const directions = [
  { value: 'round_trip', label: texts.roundTrip },
  { value: 'to_camp', label: texts.toPlace },
  { value: 'from_camp', label: texts.fromPlace },
];

/** The presets of a booking on the microsite. */
export function Presets({ draft: { fields, problems, set } }: { draft: MicrositeDraft }) {
  const club = (name: 'origin_club_id' | 'destination_club_id', label: string) => (
    <ClubChoice
      label={label}
      optional
      clubId={fields[name] === null ? null : Number(fields[name])}
      error={problems[name]}
      onChange={(clubId) => set({ [name]: clubId === null ? null : String(clubId) })}
    />
  );
  return (
    <Panel title={texts.presets}>
      <div className="console-columns">
        {club('origin_club_id', texts.clubToSendFrom)}
        {club('destination_club_id', texts.clubToSendTo)}
        <SelectField
          label={texts.direction}
          emptyLabel={texts.ofBrand}
          options={directions}
          value={fields.direction ?? ''}
          onChange={({ target }) =>
            set({ direction: (target.value || null) as MicrositeDraft['fields']['direction'] })
          }
        />
        <TextField
          label={texts.coupon}
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
