import { useState } from 'react';

/**
 * CO-157: why the last press failed, until the form changes or is pressed again. An answer that arrives is new, also
 * with the words of the last one.
 */
export function useFreshFailure(
  failure: string | null,
  busy: boolean,
): { text: string | null; hide: () => void } {
  const [hidden, setHidden] = useState(false);
  const [seen, setSeen] = useState({ failure, busy });
  if (seen.failure !== failure || seen.busy !== busy) {
    setSeen({ failure, busy });
    if (seen.failure !== failure || !busy) setHidden(false);
  }
  return { text: hidden ? null : failure, hide: () => setHidden(true) };
}
