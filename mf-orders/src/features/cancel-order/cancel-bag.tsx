import { type ReactNode, useEffect, useRef } from 'react';
import { cancelWords } from '../../copy/change.ts';
import { useChange } from '../../hooks/use-change.ts';
import { ChangeDialog } from '../../views/change-dialog.tsx';
import type { ToCancel } from './what-to-cancel.ts';

interface Props {
  readonly bag: Extract<ToCancel, { kind: 'bag' }>;
  readonly choice: ReactNode;
  readonly billedTo: string | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A bag is taken out as a change: priced like one, and told before it is agreed to. */
export function CancelBag({ bag: { bag, leg }, choice, billedTo, onClose, onDone }: Props) {
  const changing = useChange(billedTo);
  const begin = useRef(() =>
    changing.ask({ of: 'order', change: { without: [{ bag, ...(leg ? { leg } : {}) }] } }),
  );
  useEffect(() => void begin.current(), []);
  return (
    <ChangeDialog
      title={cancelWords.title}
      changing={changing}
      billedTo={billedTo}
      press={cancelWords.press}
      onClose={onClose}
      onDone={onDone}
    >
      {choice}
    </ChangeDialog>
  );
}
