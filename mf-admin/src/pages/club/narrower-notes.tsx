import type { NarrowerNote } from '@sendahead/shared-contracts/console/club-calls';
import { Button } from '@sendahead/shared-ui';
import { clubsTexts as texts } from '../../copy/clubs.ts';
import type { ClubDraft } from './club-draft.ts';
import { TargetedNote } from './targeted-note.tsx';

const newNote: NarrowerNote = {
  audience: 'consumer',
  direction: 'destination',
  micro_site_id: null,
  note: '',
};

/** AD-27: notes for one direction or microsite; the most specific one is shown. */
export function NarrowerNotes({
  draft: { typed, problems, set },
  microsites,
}: {
  draft: ClubDraft;
  microsites: readonly { id: number; name: string }[];
}) {
  const notes = typed.narrower_notes;
  return (
    <>
      {notes.map((note, at) => (
        <TargetedNote
          // biome-ignore lint/suspicious/noArrayIndexKey: a note has no id; the server names it by its position
          key={at}
          title={texts.targetedNote(at + 1)}
          note={note}
          microsites={microsites}
          problems={{ whole: problems[`narrower_notes.${at}`], note: problems[`narrower_notes.${at}.note`] }}
          change={(part) =>
            set({ narrower_notes: notes.map((one, place) => (place === at ? { ...one, ...part } : one)) })
          }
          remove={() => set({ narrower_notes: notes.filter((_, place) => place !== at) })}
          removeLabel={texts.removeTargetedNote(at + 1)}
        />
      ))}
      <div>
        <Button onClick={() => set({ narrower_notes: [...notes, newNote] })}>{texts.addTargetedNote}</Button>
      </div>
    </>
  );
}
