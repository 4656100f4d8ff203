import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { holdWords } from '../copy/hold.ts';
import { keepFromInput } from './keep-from-input.ts';

const typedIn = '.page-slot input, .page-slot textarea';

/**
 * TK-30: makes the page read-only, and says at the field in which somebody is typing why it takes no more keys.
 * Returns a function that allows input again.
 */
export function holdInput(page: Document, by: string): () => void {
  const active = page.activeElement;
  const field = active?.matches(typedIn) ? active : null;
  const free = keepFromInput(page);
  let isHeld = true;
  let endNote: (() => void) | undefined;
  if (field instanceof HTMLElement)
    void loadUntilThere(() => import('./held-field-note.ts')).then(({ showHeldNote }) => {
      if (isHeld) endNote = showHeldNote(field, holdWords.notNow({ by }));
    });
  return () => {
    isHeld = false;
    free();
    endNote?.();
  };
}
