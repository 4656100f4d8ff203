import { useEffect, useState } from 'react';

/** How long nobody types before a dialog may open over the field that has the focus, in milliseconds. */
export const typingPauseMs = 2000;

const takesText = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/** Whether what is wanted may open: not over a field of any part in which somebody types. */
export function useTypingPause(wanted: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const free = (): void => setFree(true);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(free, takesText(document.activeElement) ? typingPauseMs : 0);
    };
    wait();
    // What follows a field may be another one.
    document.addEventListener('focusin', wait);
    document.addEventListener('input', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', wait);
      document.removeEventListener('input', wait);
      setFree(false);
    };
  }, [wanted]);
  return wanted && isFree;
}
