import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { useEffect, useState } from 'react';

/** The field that the keys focus. */
export const searchFieldId = 'console-search';

const focusSearch = (): void => document.getElementById(searchFieldId)?.focus();

/** Stored in this browser: a user who switches the key off is disturbed by it on this keyboard. */
const storageKey = 'console_single_key';

const isOn = (): boolean => pageStorage('localStorage').getItem(storageKey) !== 'off';

/** Whether the target takes typed text. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"], dialog') !== null);

/** Ctrl K, or Command K; no single key, so it works in text fields and is never switched off. */
const isCommandK = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/**
 * Focuses the search on Ctrl K, and when `/` is pressed outside of text fields. WCAG 2.1.4: the user can
 * permanently switch off the single key.
 */
export function useSlash(): { on: boolean; set: (on: boolean) => void } {
  const [on, setOn] = useState(isOn);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isCommandK(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      focusSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (!on) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target))
        return;
      event.preventDefault();
      focusSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
  return {
    on,
    set: (next) => {
      setOn(next);
      const storage = pageStorage('localStorage');
      if (next) storage.removeItem(storageKey);
      else storage.setItem(storageKey, 'off');
    },
  };
}
