import { Button } from '@sendahead/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Done } from './done.tsx';

interface Props {
  readonly words: { readonly add: string; readonly added: string };
  readonly form: (ends: { onCancel: () => void; onSaved: () => void }) => ReactNode;
  readonly onAdded: () => void;
}

/** A button that is replaced by a form, and returns with the focus when the form closes. */
export function AddInPlace({ words, form, onAdded }: Props) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (open)
    return form({
      onCancel: () => setOpen(false),
      onSaved: () => {
        setOpen(false);
        setDone(true);
        onAdded();
      },
    });
  return (
    <div className="account-acts">
      <Button
        ref={button}
        onClick={() => {
          setDone(false);
          setOpen(true);
        }}
      >
        {words.add}
      </Button>
      <Done when={done}>{words.added}</Done>
    </div>
  );
}
