import {
  type ClubNote,
  clubNoteLength,
  saveClubNote,
} from '@sendahead/shared-contracts/orders/club-note-calls';
import { Alert, Button, TextArea } from '@sendahead/shared-ui';
import { type FormEvent, useState } from 'react';
import { clubNoteWords } from '../../copy/club-note.ts';
import { problemWords } from '../../copy/problems.ts';
import { usePress } from '../../hooks/use-press.ts';

interface Props {
  readonly orderId: string;
  readonly kept: ClubNote;
}

/** The note to one club as it is typed; it tells when what stands there is saved. */
export function ClubNoteEditor({ orderId, kept }: Props) {
  const [note, setNote] = useState(kept.note);
  /** Null where nothing was ever saved. */
  const [saved, setSaved] = useState(kept.changed_at === null ? null : kept.note);
  const press = usePress(saveClubNote);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (press.busy) return;
    const params = { orderId, clubId: kept.club_id };
    if (await press.send({ params, body: { note: note.trim() } })) setSaved(note.trim());
  };
  const { club, on_letter } = kept;
  return (
    <form className="order-club-note" noValidate onSubmit={(event) => void save(event)}>
      <TextArea
        label={clubNoteWords.note(club)}
        hint={clubNoteWords.hint(on_letter, clubNoteLength - note.length)}
        maxLength={clubNoteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {press.error ? (
        <Alert severity="danger" live>
          {problemWords(press.error)}
        </Alert>
      ) : null}
      <div className="order-club-note__acts">
        <Button
          type="submit"
          aria-label={clubNoteWords.saveOf(club)}
          busy={press.busy}
          busyLabel={clubNoteWords.saving}
        >
          {clubNoteWords.save}
        </Button>
        <span role="status">{note.trim() === saved ? clubNoteWords.saved(saved) : null}</span>
      </div>
    </form>
  );
}
