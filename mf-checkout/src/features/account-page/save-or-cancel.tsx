import { Button } from '@sendahead/shared-ui';

interface Props {
  readonly words: { readonly save: string; readonly saving: string; readonly cancel: string };
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The buttons below a form that opened in place. */
export function SaveOrCancel({ words, busy, onCancel }: Props) {
  return (
    <div className="account-acts">
      <Button type="submit" busy={busy} busyLabel={words.saving}>
        {words.save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
