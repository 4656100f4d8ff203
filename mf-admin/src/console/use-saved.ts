import { useEffect, useState } from 'react';

/** Long enough to read: it covers a part of the page. */
const shownMs = 6000;

/** Whether something was saved a moment ago, and the function that records it. */
export function useSaved(): [isSaved: boolean, noteSaved: () => void] {
  const [times, setTimes] = useState(0);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    setSaved(true);
    const end = setTimeout(() => setSaved(false), shownMs);
    return () => clearTimeout(end);
  }, [times]);
  return [isSaved, () => setTimes((count) => count + 1)];
}
