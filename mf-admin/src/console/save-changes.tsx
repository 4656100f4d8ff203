import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { actTexts as texts } from '../copy/acts.ts';

interface Props {
  /** How many fields are other than they were read. */
  readonly count: number;
  readonly busy: boolean;
  /** Why the last press came to nothing; null where it did not. */
  readonly failure: string | null;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** The end of a form of something that is run here: what went wrong, why it is changed, and the button that saves. */
export function SaveChanges({ count, busy, failure, reason, onReason }: Props) {
  return (
    <>
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
    </>
  );
}
