import { useEffect, useState } from 'react';

/** The pause in typing before a dialog may open over the focused field, in milliseconds. */
export const typingPauseMs = 2000;

const takesText = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/** Whether a dialog may open: not over a field of any part in which somebody is typing. */
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
    // After a field, focus may move to another field.
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
