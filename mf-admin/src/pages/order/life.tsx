import { noteOrder } from '@sendahead/shared-contracts/console/order-act-calls';
import { orderLife } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, Button, SelectField, TextArea } from '@sendahead/shared-ui';
import { type FormEvent, useState } from 'react';
import { AskedPart } from '../../console/asked-part.tsx';
import { useAsked } from '../../console/use-asked.ts';
import { usePress } from '../../console/use-press.ts';
import { When } from '../../console/when.tsx';
import { lifeKindNames, orderTexts as texts } from '../../copy/order.ts';
import { Section } from './section.tsx';

/** What the system, the carrier and people did, newest first; and a note to add to it. `turn` rises when something was done. */
export function Life({ orderId, turn }: { orderId: string; turn: number }) {
  return (
    <Section title={texts.life} wide>
      <LifeOfTurn key={turn} orderId={orderId} />
    </Section>
  );
}

function LifeOfTurn({ orderId }: { orderId: string }) {
  const asked = useAsked(orderLife, { params: { orderId } });
  const [kind, setKind] = useState('');
  return (
    <>
      <NoteForm orderId={orderId} onKept={asked.again} />
      <AskedPart asked={asked} label={texts.loadingLife}>
        {({ entries, more }) => {
          const kinds = Object.entries(lifeKindNames).filter(([name]) =>
            entries.some((entry) => entry.kind === name),
          );
          const shown = entries.filter((entry) => kind === '' || entry.kind === kind);
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
              {shown.length === 0 ? <p className="order-muted">{texts.noLife}</p> : null}
              <ol className="order-life" aria-label={texts.lifeCaption}>
                {shown.map((entry, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and are drawn anew together.
                  <li key={position} data-kind={entry.kind}>
                    <strong>{entry.title}</strong>
                    <span className="order-muted">
                      <When instant={entry.at} />
                      <span>{entry.by ? `, ${entry.by}` : ''}</span>
                    </span>
                    {entry.detail ? <p>{entry.detail}</p> : null}
                  </li>
                ))}
              </ol>
              {more ? <p className="order-muted">{texts.olderLife}</p> : null}
            </div>
          );
        }}
      </AskedPart>
    </>
  );
}

function NoteForm({ orderId, onKept }: { orderId: string; onKept: () => void }) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { busy, error, send } = usePress(noteOrder);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (busy || note.trim() === '') return;
    if (!(await send({ params: { orderId }, body: { note: note.trim(), key } }))) return;
    setNote('');
    setKey(crypto.randomUUID());
    onKept();
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
      <Button type="submit" busy={busy} busyLabel={texts.keeping}>
        {texts.keepNote}
      </Button>
      {error ? (
        <Alert severity="danger" live>
          {texts.notDone}
        </Alert>
      ) : null}
    </form>
  );
}
