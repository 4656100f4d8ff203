import { useEffect, useState } from 'react';

/** Stored in this browser: a user who switches the key off is disturbed by it on this keyboard. */
const kept = 'console_single_key';

function isOn(): boolean {
  try {
    return localStorage.getItem(kept) !== 'off';
  } catch {
    return true;
  }
}

/** Whether the target takes typed text. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"], dialog') !== null);

/** Calls `act` when `/` is pressed outside of text fields. WCAG 2.1.4: the user can switch it off permanently. */
export function useSlash(act: () => void): { on: boolean; set: (on: boolean) => void } {
  const [on, setOn] = useState(isOn);
  useEffect(() => {
    if (!on) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target))
        return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on, act]);
  return {
    on,
    set: (next) => {
      setOn(next);
      try {
        if (next) localStorage.removeItem(kept);
        else localStorage.setItem(kept, 'off');
      } catch {
        // Without storage the choice lasts until the page is closed.
      }
    },
  };
}
