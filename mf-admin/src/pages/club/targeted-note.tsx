import type { NarrowerNote } from '@sendahead/shared-contracts/console/club-calls';
import { Button, SelectField, TextArea } from '@sendahead/shared-ui';
import { useState } from 'react';
import { clubsTexts as texts } from '../../copy/clubs.ts';

const audiences = [
  { value: 'consumer', label: texts.guests },
  { value: 'club', label: texts.staff },
];
const directions = [
  { value: 'origin', label: texts.sendsFromHere },
  { value: 'destination', label: texts.sendsToHere },
];

interface TargetedNoteProps {
  readonly title: string;
  readonly note: NarrowerNote;
  readonly microsites: readonly { id: number; name: string }[];
  readonly problems: { readonly whole: string | undefined; readonly note: string | undefined };
  change(part: Partial<NarrowerNote>): void;
  remove(): void;
  readonly removeLabel: string;
}

/** A note for some guests or staff, folded to a line. A new note, or one with an error, is open. */
export function TargetedNote({
  title,
  note,
  microsites,
  problems,
  change,
  remove,
  removeLabel,
}: TargetedNoteProps) {
  const [open, setOpen] = useState(note.note === '');
  const microsite = microsites.find(({ id }) => id === note.micro_site_id)?.name ?? texts.everyPage;
  const label = (options: readonly { value: string; label: string }[], value: string | null) =>
    options.find((option) => option.value === value)?.label ?? texts.both;
  return (
    <details
      className="console-targeted"
      aria-label={title}
      open={open || problems.whole !== undefined || problems.note !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="console-targeted__line">
          <strong>{title}</strong>
          <span>
            {`${label(audiences, note.audience)} · ${label(directions, note.direction)} · ${microsite}`}
          </span>
          <span className="console-targeted__note">{note.note}</span>
        </span>
      </summary>
      <div className="console-targeted__fields">
        <div className="console-columns">
          <SelectField
            label={texts.for}
            options={audiences}
            value={note.audience}
            error={problems.whole}
            onChange={({ target }) => change({ audience: target.value as NarrowerNote['audience'] })}
          />
          <SelectField
            label={texts.direction}
            emptyLabel={texts.both}
            options={directions}
            value={note.direction ?? ''}
            onChange={({ target }) =>
              change({ direction: (target.value || null) as NarrowerNote['direction'] })
            }
          />
          <SelectField
            label={texts.microsite}
            emptyLabel={texts.everyPage}
            options={microsites.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={note.micro_site_id === null ? '' : String(note.micro_site_id)}
            onChange={({ target }) =>
              change({ micro_site_id: target.value === '' ? null : Number(target.value) })
            }
          />
        </div>
        <TextArea
          label={texts.note}
          maxLength={1000}
          value={note.note}
          error={problems.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <div>
          <Button variant="quiet" onClick={remove}>
            {removeLabel}
          </Button>
        </div>
      </div>
    </details>
  );
}
