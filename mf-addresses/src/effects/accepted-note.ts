import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import type { End } from '../state/state.ts';

type ReadNote = { readonly end: End; readonly club: number; readonly text: string };

const keyOf = (end: End): string => `accepted_note_${end}`;
const fingerprint = ({ club, text }: ReadNote): string => `${club} ${text}`;

/**
 * AD-27: whether this note was accepted in this tab before, such as before a reload. Another club's note
 * resets it (AD-10).
 */
export function wasAccepted(note: ReadNote): boolean {
  const storage = pageStorage('sessionStorage');
  const accepted = storage.getItem(keyOf(note.end)) === fingerprint(note);
  if (!accepted) storage.removeItem(keyOf(note.end));
  return accepted;
}

export function keepAccepted(note: ReadNote): void {
  pageStorage('sessionStorage').setItem(keyOf(note.end), fingerprint(note));
}
