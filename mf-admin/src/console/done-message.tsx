import { Alert } from '@sendahead/shared-ui';
import './done-message.css';

/**
 * The result of an act, below its button. The region always exists, so that screen readers announce the text.
 */
export function DoneMessage({ children }: { children: string | null }) {
  return (
    <div role="status" className="console-done">
      {children ? <Alert severity="success">{children}</Alert> : null}
    </div>
  );
}
