import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type ClubNote,
  clubNoteLength,
  readClubNotes,
  saveClubNote,
} from '@sendahead/shared-contracts/orders/club-note-calls';
import { Alert, Button, TextArea } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { clubNoteWords } from '../../copy/club-note.ts';
import { problemWords } from '../../copy/problems.ts';
import { useApi } from '../../hooks/use-orders.ts';

interface Props {
  readonly orderId: string;
  readonly kept: ClubNote;
}

/** The note to one club while it is edited; it says when the text is saved. */
export function ClubNoteEditor({ orderId, kept }: Props) {
  const [note, setNote] = useState(kept.note);
  /** Null if nothing was ever saved. */
  const [saved, setSaved] = useState(kept.changed_at === null ? null : kept.note);
  const api = useApi();
  const saving = useMutation(mutationOf(api, saveClubNote, readClubNotes));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (saving.isPending) return;
    const params = { orderId, clubId: kept.club_id };
    saving.mutate({ params, body: { note: note.trim() } }, { onSuccess: () => setSaved(note.trim()) });
  };
  const { club, on_letter } = kept;
  return (
    <form className="order-club-note" noValidate onSubmit={save}>
      <TextArea
        label={clubNoteWords.note(club)}
        hint={clubNoteWords.hint(on_letter, clubNoteLength - note.length)}
        maxLength={clubNoteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {saving.error ? (
        <Alert severity="danger" live>
          {problemWords(saving.error)}
        </Alert>
      ) : null}
      <div className="order-club-note__acts">
        <Button
          type="submit"
          aria-label={clubNoteWords.saveOf(club)}
          busy={saving.isPending}
          busyLabel={clubNoteWords.saving}
        >
          {clubNoteWords.save}
        </Button>
        <span role="status">{note.trim() === saved ? clubNoteWords.saved(saved) : null}</span>
      </div>
    </form>
  );
}
