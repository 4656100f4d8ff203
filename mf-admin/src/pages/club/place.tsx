import { TextField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { clubsTexts as texts } from '../../copy/clubs.ts';
import type { ClubDraft } from './club-draft.ts';

const fields = [
  { name: 'name', label: texts.name, max: 120 },
  { name: 'phone', label: texts.phone, max: 30 },
  { name: 'address_1', label: texts.address, max: 120 },
  { name: 'city', label: texts.city, max: 80 },
  { name: 'state', label: texts.state, max: 40 },
  { name: 'zip', label: texts.zip, max: 12 },
] as const;

/** The club's name and address. */
export function Place({ draft: { typed, problems, set } }: { draft: ClubDraft }) {
  return (
    <Panel title={texts.nameAndAddress}>
      <div className="console-columns">
        {fields.map(({ name, label, max }) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            maxLength={max}
            value={typed[name]}
            error={problems[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
      </div>
    </Panel>
  );
}
