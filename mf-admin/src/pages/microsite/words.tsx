import { TextField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { micrositeTexts as texts } from '../../copy/microsites.ts';
import type { MicrositeDraft } from './microsite-form.tsx';

const words = [
  { name: 'title', label: texts.title, max: 60 },
  { name: 'tagline', label: texts.tagline, max: 120 },
  { name: 'place_type', label: texts.kindOfPlace, max: 40 },
  { name: 'requested_club_word', label: texts.placeInSentence, max: 40 },
  { name: 'traveler_word', label: texts.traveler, max: 20 },
  { name: 'packaging_word', label: texts.packagingInMessages, max: 20 },
] as const;

/** The microsite's name, address and texts; an empty text uses the brand's. */
export function MicrositeWords({ draft: { fields, problems, set } }: { draft: MicrositeDraft }) {
  return (
    <Panel title={texts.words}>
      <div className="console-columns">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          required
          maxLength={60}
          autoComplete="off"
          value={fields.name}
          error={problems.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={texts.host}
          optional
          hint={texts.hostHint}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={fields.host ?? ''}
          error={problems.host}
          onChange={({ target }) => set({ host: target.value.trim().toLowerCase() || null })}
        />
        {words.map(({ name, label, max }) => (
          <TextField
            key={name}
            label={label}
            optional
            hint={texts.ofBrand}
            maxLength={max}
            autoComplete="off"
            value={fields[name] ?? ''}
            error={problems[name]}
            onChange={({ target }) => set({ [name]: target.value === '' ? null : target.value })}
          />
        ))}
      </div>
    </Panel>
  );
}
