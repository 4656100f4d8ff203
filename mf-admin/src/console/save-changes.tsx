import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { actTexts as texts } from '../copy/acts.ts';
import './save-changes.css';
import { useUnsavedChanges } from './unsaved-changes.ts';

interface Props {
  /** The number of changed fields. */
  readonly count: number;
  readonly busy: boolean;
  /** Why the last submission failed; null if it did not. */
  readonly failure: string | null;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/**
 * The error, the reason for the change, and the save button. It remains visible while there is something to
 * save, because a form may be long.
 */
export function SaveChanges({ count, busy, failure, reason, onReason }: Props) {
  useUnsavedChanges(count > 0);
  return (
    <div className="console-save" data-changed={count > 0 || undefined}>
      {failure ? (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      ) : null}
      {count === 0 ? null : (
        <TextField
          label={texts.why}
          optional
          hint={texts.whyHint}
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
      <div>
        <Button variant="primary" type="submit" busy={busy} busyLabel={texts.saving} disabled={count === 0}>
          {count === 0 ? texts.nothingChanged : texts.saveChanges(count)}
        </Button>
      </div>
    </div>
  );
}
