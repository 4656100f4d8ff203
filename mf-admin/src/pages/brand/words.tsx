import type { BrandFields } from '@sendahead/shared-contracts/console/brand-calls';
import { TextField } from '@sendahead/shared-ui/field';
import { Panel } from '../../console/panel.tsx';
import type { BrandDraft } from './brand-form.tsx';

type WordField = {
  [Name in keyof BrandFields]: BrandFields[Name] extends string | null ? Name : never;
}[keyof BrandFields];

const words: readonly { name: WordField; label: string; max: number; hint?: string; type?: string }[] = [
  { name: 'name', label: 'Name', max: 60 },
  { name: 'tagline', label: 'Tagline', max: 120 },
  { name: 'help_phone', label: 'Help phone', max: 30, type: 'tel' },
  { name: 'help_email', label: 'Help mail', max: 120, type: 'email' },
  { name: 'place_type', label: 'Kind of place', max: 40, hint: 'Club/Resort, Hotel/Lodge' },
  { name: 'requested_club_word', label: 'A place in a sentence', max: 40, hint: 'golf facility, school' },
  { name: 'traveler_word', label: 'A traveler', max: 20, hint: 'traveler, camper' },
  { name: 'packaging_word', label: 'Packaging in messages', max: 20, hint: 'packaging, type' },
];

/** BR-03 to BR-08: how the brand speaks. */
export function Words({ draft: { fields, problems, set } }: { draft: BrandDraft }) {
  const title = fields.traveler_title;
  return (
    <Panel title="Words">
      <div className="console-columns">
        {words.map(({ name, label, max, hint, type = 'text' }) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            type={type}
            autoComplete="off"
            maxLength={max}
            value={String(fields[name] ?? '')}
            error={problems[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
        <TextField
          label="Title of the travelers, for club users"
          maxLength={60}
          autoComplete="off"
          value={title.pro}
          error={problems['traveler_title.pro']}
          onChange={({ target }) => set({ traveler_title: { ...title, pro: target.value } })}
        />
        <TextField
          label="Title of the travelers, for everyone else"
          maxLength={60}
          autoComplete="off"
          value={title.others}
          error={problems['traveler_title.others']}
          onChange={({ target }) => set({ traveler_title: { ...title, others: target.value } })}
        />
      </div>
    </Panel>
  );
}
