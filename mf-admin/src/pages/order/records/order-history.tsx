import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { noteOrder } from '@sendahead/shared-contracts/console/order-act-calls';
import { orderLife } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, Button, SelectField, TextArea } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DoneMessage } from '../../../console/done-message.tsx';
import { QueryView } from '../../../console/query-view.tsx';
import { useUnsavedChanges } from '../../../console/unsaved-changes.ts';
import { useApi } from '../../../console/use-console.ts';
import { When } from '../../../console/when.tsx';
import { historyKindNames, notDoneWords, orderTexts as texts } from '../../../copy/order.ts';
import { doneTexts } from '../../../copy/order-done.ts';
import { OpenedText } from '../../../features/message/opened-text.tsx';
import { FoldedSection } from '../section.tsx';

/**
 * The history of the system, the carrier and people, newest first, with a form to add a note if one can be
 * saved.
 */
export function OrderHistory({ orderId, notes }: { orderId: string; notes: boolean }) {
  const api = useApi();
  const history = useQuery(queryOf(api, orderLife, { params: { orderId } }));
  const [kind, setKind] = useState('');
  return (
    <FoldedSection title={texts.history} wide holds={history.data?.entries.length ?? null}>
      {notes ? <NoteForm orderId={orderId} /> : null}
      <QueryView query={history} label={texts.loadingHistory}>
        {({ entries, more }) => {
          const kinds = Object.entries(historyKindNames).filter(([name]) =>
            entries.some((entry) => entry.kind === name),
          );
          const shownEntries = entries.filter((entry) => kind === '' || entry.kind === kind);
          return (
            <div className="order-shown">
              <SelectField
                label={texts.show}
                emptyLabel={texts.everything}
                width="name"
                value={kind}
                onChange={({ target }) => setKind(target.value)}
                options={kinds.map(([value, label]) => ({ value, label }))}
              />
              {shownEntries.length === 0 ? <p className="order-muted">{texts.noHistory}</p> : null}
              <HistoryEntries entries={shownEntries} />
              {more ? <p className="order-muted">{texts.olderHistory}</p> : null}
            </div>
          );
        }}
      </QueryView>
    </FoldedSection>
  );
}

/** The events of the order, newest first. */
export function HistoryEntries({ entries }: Pick<CallOutput<typeof orderLife>, 'entries'>) {
  return (
    <ol className="order-history" aria-label={texts.historyCaption}>
      {entries.map((entry, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and are redrawn together.
        <li key={position} data-kind={entry.kind}>
          <strong>{entry.title}</strong>
          <span className="order-muted">
            <When instant={entry.at} />
            <span>{entry.by ? `, ${entry.by}` : ''}</span>
          </span>
          {entry.detail ? <p>{entry.detail}</p> : null}
          {entry.text ? <OpenedText text={entry.text} /> : null}
        </li>
      ))}
    </ol>
  );
}

function NoteForm({ orderId }: { orderId: string }) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, noteOrder, orderLife));
  useUnsavedChanges(note.trim() !== '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(note.trim() === '');
    setNotice(null);
    if (isPending || note.trim() === '') return;
    const onSaved = (): void => {
      setNotice(doneTexts.noteSaved);
      setNote('');
      setKey(crypto.randomUUID());
    };
    mutate({ params: { orderId }, body: { note: note.trim(), key } }, { onSuccess: onSaved });
  };
  return (
    <form className="order-note" noValidate onSubmit={submit}>
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        rows={2}
        maxLength={1000}
        value={note}
        error={missing && note.trim() === '' ? texts.noteMissing : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" busy={isPending} busyLabel={texts.keeping}>
        {texts.keepNote}
      </Button>
      <DoneMessage>{notice}</DoneMessage>
      {error ? (
        <Alert severity="danger" live>
          {notDoneWords(error)}
        </Alert>
      ) : null}
    </form>
  );
}
