import type { AlertEntry } from './alert-stack.tsx';
import './alert.css';

/** Every message that was shown, even after it left the stack. */
export function MessageLog({ entries }: { entries: readonly Pick<AlertEntry, 'id' | 'text'>[] }) {
  if (entries.length === 0) return null;
  return (
    <details className="ui-message-log">
      <summary>{entries.length === 1 ? '1 message' : `${entries.length} messages`}</summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>{entry.text}</li>
        ))}
      </ul>
    </details>
  );
}
