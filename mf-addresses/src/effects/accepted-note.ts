import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';

type ReadNote = { readonly end: ShipEnd; readonly club: number; readonly text: string };

const keyOf = (end: ShipEnd): string => `accepted_note_${end}`;
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

const seenKey = 'seen_notes';
/** The newest notes; older ones may open again. */
const maxSeen = 30;

function seenNotes(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(pageStorage('localStorage').getItem(seenKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((note) => typeof note === 'string') : [];
  } catch {
    return [];
  }
}

/** AD-27: whether this note was shown in this browser before, at either end: it does not open by itself again. */
export const wasSeen = (note: ReadNote): boolean => seenNotes().includes(fingerprint(note));

export function keepSeen(note: ReadNote): void {
  const others = seenNotes().filter((one) => one !== fingerprint(note));
  pageStorage('localStorage').setItem(
    seenKey,
    JSON.stringify([...others, fingerprint(note)].slice(-maxSeen)),
  );
}

export function keepAccepted(note: ReadNote): void {
  pageStorage('sessionStorage').setItem(keyOf(note.end), fingerprint(note));
}
