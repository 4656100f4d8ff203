import { useEffect, useState } from 'react';
import '../visually-hidden/visually-hidden.css';

/**
 * A polite status line for screen readers. An equal message is only spoken again when `turn` changes:
 * the region is emptied first, since assistive technology ignores text that stays the same.
 */
export function LiveRegion({ message, turn = 0 }: { message: string; turn?: number | undefined }) {
  const [spoken, setSpoken] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn repeats the same message
  useEffect(() => {
    setSpoken('');
    const timer = setTimeout(() => setSpoken(message), 50);
    return () => clearTimeout(timer);
  }, [message, turn]);

  return (
    <div role="status" aria-atomic="true" className="ui-visually-hidden">
      {spoken}
    </div>
  );
}
