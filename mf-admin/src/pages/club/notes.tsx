import { Button, CheckField, TextArea } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { clubsTexts as texts } from '../../copy/clubs.ts';
import type { ClubDraft } from './club-draft.ts';
import { NarrowerNotes } from './narrower-notes.tsx';

const notes = [
  { name: 'club_note', label: texts.noteForStaff, hint: texts.noteForStaffHint },
  { name: 'consumer_note', label: texts.noteForGuests, hint: texts.noteForGuestsHint },
] as const;

/** RO-05 to RO-10, VL-30: the club's notes to its customers. */
export function Notes({
  draft,
  microsites,
}: {
  draft: ClubDraft;
  microsites: readonly { id: number; name: string }[];
}) {
  const { typed, problems, set } = draft;
  return (
    <Panel title={texts.notes}>
      {notes.map(({ name, label, hint }) => {
        const text = typed[name];
        return text === null ? (
          <div key={name}>
            <Button onClick={() => set({ [name]: '' })}>{texts.addNote(label)}</Button>
          </div>
        ) : (
          <div key={name} className="console-note">
            <TextArea
              label={label}
              hint={hint}
              maxLength={1000}
              value={text}
              error={problems[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
            <Button variant="quiet" onClick={() => set({ [name]: null })}>
              {texts.removeNote(label)}
            </Button>
          </div>
        );
      })}
      <CheckField
        label={texts.hiddenForOwnClub}
        checked={typed.hidden_for_own_club}
        onChange={({ target }) => set({ hidden_for_own_club: target.checked })}
      />
      <NarrowerNotes draft={draft} microsites={microsites} />
    </Panel>
  );
}
