import { TextField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { clubPlaceFields, clubsTexts as texts } from '../../copy/clubs.ts';
import type { ClubDraft } from './club-draft.ts';

/** The club's name and address. */
export function Place({ draft: { typed, problems, set } }: { draft: ClubDraft }) {
  return (
    <Panel title={texts.nameAndAddress}>
      <div className="console-columns">
        {clubPlaceFields.map(({ name, label, max }) => (
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
