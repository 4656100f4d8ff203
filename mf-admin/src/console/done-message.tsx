import { Alert } from '@sendahead/shared-ui';
import './done-message.css';

/** What an act did, below its button. The region is always there, so that screen readers announce the words. */
export function DoneMessage({ children }: { children: string | null }) {
  return (
    <div role="status" className="console-done">
      {children ? <Alert severity="success">{children}</Alert> : null}
    </div>
  );
}
