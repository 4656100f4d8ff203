import type { BrandFields } from '@sendahead/shared-contracts/console/brand-calls';
import { TextField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { brandTexts as texts } from '../../copy/brands.ts';
import type { BrandDraft } from './brand-form.tsx';

type WordField = {
  [Name in keyof BrandFields]: BrandFields[Name] extends string | null ? Name : never;
}[keyof BrandFields];

const words: readonly { name: WordField; label: string; max: number; hint?: string; type?: string }[] = [
  { name: 'name', label: texts.name, max: 60 },
  { name: 'tagline', label: texts.tagline, max: 120 },
  { name: 'help_phone', label: texts.helpPhone, max: 30, type: 'tel' },
  { name: 'help_email', label: texts.helpMail, max: 120, type: 'email' },
  { name: 'place_type', label: texts.kindOfPlace, max: 40, hint: texts.kindOfPlaceHint },
  { name: 'requested_club_word', label: texts.placeInSentence, max: 40, hint: texts.placeInSentenceHint },
  { name: 'traveler_word', label: texts.traveler, max: 20, hint: texts.travelerHint },
  { name: 'packaging_word', label: texts.packagingInMessages, max: 20, hint: texts.packagingHint },
];

/** BR-03 to BR-08: the brand's wording. */
export function Words({ draft: { fields, problems, set } }: { draft: BrandDraft }) {
  const title = fields.traveler_title;
  return (
    <Panel title={texts.words}>
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
          label={texts.travelersForClub}
          maxLength={60}
          autoComplete="off"
          value={title.pro}
          error={problems['traveler_title.pro']}
          onChange={({ target }) => set({ traveler_title: { ...title, pro: target.value } })}
        />
        <TextField
          label={texts.travelersForOthers}
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
