import { Alert } from '@sendahead/shared-ui';
import './done-message.css';

/** What an act led to; `notDone` where it changed nothing. */
export type Notice = string | { readonly notDone: string };

/**
 * The result of an act, below its button. The region always exists, so that screen readers announce the text.
 */
export function DoneMessage({ children }: { children: Notice | null }) {
  const isDone = typeof children === 'string';
  return (
    <div role="status" className="console-done">
      {children ? (
        <Alert severity={isDone ? 'success' : 'warning'}>{isDone ? children : children.notDone}</Alert>
      ) : null}
    </div>
  );
}
