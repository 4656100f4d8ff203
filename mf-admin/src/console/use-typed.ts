import { useRef } from 'react';
import { actTexts as texts } from '../copy/acts.ts';

/**
 * CO-156: what a form in a dialog needs so that nothing typed is lost by a slip. `onInput` notes the first entry;
 * `mayLeave` then asks before Esc or a press outside closes the dialog.
 */
export function useTyped(): { onInput: () => void; mayLeave: () => boolean } {
  const typed = useRef(false);
  return {
    onInput: () => {
      typed.current = true;
    },
    mayLeave: () => !typed.current || window.confirm(texts.leaveUnsaved),
  };
}
