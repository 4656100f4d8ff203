import { Button, lazyView } from '@sendahead/shared-ui';
import { Suspense, useState } from 'react';
import { noteButton, noteButtonOf, noteLead } from '../../copy/note-words.ts';
import type { RowProps } from './item-row.tsx';

const NoteDialog = lazyView(async () => (await import('./note-dialog.tsx')).NoteDialog);

/** TR-15: the note of a bag, or a button to add one. */
export function BagNote(props: RowProps & { bag: string }) {
  const { row, bag } = props;
  const [open, setOpen] = useState(false);
  const written = Boolean(row.note);
  return (
    <div className="travelers-row__note">
      {row.note ? (
        <p className="travelers-row__note-text">
          <span className="travelers-row__note-way">{noteLead({ way: row.note.type })}</span>{' '}
          <span>{row.note.comment}</span>
        </p>
      ) : null}
      <Button variant="quiet" aria-label={noteButtonOf({ written, bag })} onClick={() => setOpen(true)}>
        {noteButton({ written })}
      </Button>
      {open ? (
        <Suspense>
          <NoteDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
