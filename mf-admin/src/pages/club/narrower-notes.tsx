import type { NarrowerNote } from '@sendahead/shared-contracts/console/club-calls';
import { Button, SelectField, TextArea } from '@sendahead/shared-ui';
import { clubsTexts as texts } from '../../copy/clubs.ts';
import type { ClubDraft } from './club-draft.ts';

const audiences = [
  { value: 'consumer', label: texts.guests },
  { value: 'club', label: texts.staff },
];
const directions = [
  { value: 'origin', label: texts.sendsFromHere },
  { value: 'destination', label: texts.sendsToHere },
];
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
  const change = (at: number, part: Partial<NarrowerNote>): void =>
    set({ narrower_notes: notes.map((note, place) => (place === at ? { ...note, ...part } : note)) });
  return (
    <>
      {notes.map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a note has no id; the server names it by its position
        <fieldset key={at} className="console-question">
          <legend>{texts.targetedNote(at + 1)}</legend>
          <div className="console-columns">
            <SelectField
              label={texts.for}
              options={audiences}
              value={note.audience}
              error={problems[`narrower_notes.${at}`]}
              onChange={({ target }) => change(at, { audience: target.value as NarrowerNote['audience'] })}
            />
            <SelectField
              label={texts.direction}
              emptyLabel={texts.both}
              options={directions}
              value={note.direction ?? ''}
              onChange={({ target }) =>
                change(at, { direction: (target.value || null) as NarrowerNote['direction'] })
              }
            />
            <SelectField
              label={texts.microsite}
              emptyLabel={texts.everyPage}
              options={microsites.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={note.micro_site_id === null ? '' : String(note.micro_site_id)}
              onChange={({ target }) =>
                change(at, { micro_site_id: target.value === '' ? null : Number(target.value) })
              }
            />
          </div>
          <TextArea
            label={texts.note}
            maxLength={1000}
            value={note.note}
            error={problems[`narrower_notes.${at}.note`]}
            onChange={({ target }) => change(at, { note: target.value })}
          />
          <div>
            <Button
              variant="quiet"
              onClick={() => set({ narrower_notes: notes.filter((_, place) => place !== at) })}
            >
              {texts.removeTargetedNote(at + 1)}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button onClick={() => set({ narrower_notes: [...notes, newNote] })}>{texts.addTargetedNote}</Button>
      </div>
    </>
  );
}
