import type { End } from '../state/state.ts';

type ReadNote = { readonly end: End; readonly club: number; readonly text: string };

const keyOf = (end: End): string => `accepted_note_${end}`;
const fingerprint = ({ club, text }: ReadNote): string => `${club} ${text}`;

/** AD-27: whether this very note was accepted here before, as before a reload. Another club's note forgets it (AD-10). */
export function wasAccepted(note: ReadNote): boolean {
  try {
    const accepted = sessionStorage.getItem(keyOf(note.end)) === fingerprint(note);
    if (!accepted) sessionStorage.removeItem(keyOf(note.end));
    return accepted;
  } catch {
    return false;
  }
}

export function keepAccepted(note: ReadNote): void {
  try {
    sessionStorage.setItem(keyOf(note.end), fingerprint(note));
  } catch {
    // A browser that keeps nothing shows the note once more.
  }
}
