import type { ItemRow } from '@sendahead/shared-contracts/travelers/slice';
import { Button, RadioGroup, TextArea, useKeptText } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type SyntheticEvent, useId, useState } from 'react';
import { noteDialogWords } from '../../copy/note-dialog.ts';
import { noteBlank, noteWays } from '../../copy/note-words.ts';
import { useTravelers } from '../../hooks/use-travelers.ts';
import { filterNote } from '../../state/filter-typed.ts';
import type { RowProps } from './item-row.tsx';

type Note = NonNullable<ItemRow['note']>;

/** MD-13, VL-30: writes the note of a bag, for the outbound leg, the return or both. */
export function NoteDialog({
  traveler,
  line,
  row,
  index,
  bag,
  onClose,
}: RowProps & { bag: string; onClose: () => void }) {
  const { store } = useTravelers();
  const id = useId();
  const [comment, setComment] = useState(row.note?.comment ?? '');
  const control = useKeptText(comment, filterNote, setComment);
  const [type, setType] = useState<Note['type']>(row.note?.type ?? 'both');
  const [tried, setTried] = useState(false);
  const blank = comment.trim() === '';
  const keep = (note: Note | null) => {
    store.dispatch({ type: 'note-kept', key: traveler.key, line: line.key, row: index, note });
    onClose();
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (blank) document.getElementById(`${id}-text`)?.focus();
    else keep({ comment: comment.trim(), type });
  };
  return (
    <Modal
      open
      title={noteDialogWords.title({ bag })}
      onClose={onClose}
      actions={
        <>
          {row.note ? <Button onClick={() => keep(null)}>{noteDialogWords.remove}</Button> : null}
          <Button variant="primary" type="submit" form={id}>
            {noteDialogWords.save}
          </Button>
        </>
      }
    >
      <form id={id} className="travelers-note" noValidate onSubmit={save}>
        <TextArea
          id={`${id}-text`}
          label={noteDialogWords.note}
          hint={noteDialogWords.hint}
          required
          rows={4}
          {...control}
          error={tried && blank ? noteBlank : undefined}
        />
        <RadioGroup
          id={`${id}-way`}
          label={noteDialogWords.way}
          options={noteWays}
          value={type}
          onChange={(way) => setType(way)}
        />
      </form>
    </Modal>
  );
}
