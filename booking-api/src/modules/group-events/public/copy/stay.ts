const says = (text: string, ...words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().includes(word));

/** Where a person of a roster stays, in words: `Fall session, Bunk Oak`. */
export function stayOf({ session, bunk }: { session: string; bunk: string }, travelerWord: string): string {
  const room = travelerWord === 'camper' ? 'Bunk' : 'Room';
  return [
    session === '' || says(session, 'session', 'week') ? session : sessionOf(session),
    bunk === '' || says(bunk, 'bunk', 'cabin', 'room', 'hall', 'tent', 'house') ? bunk : `${room} ${bunk}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const sessionOf = (session: string): string =>
  /^\d/.test(session) ? `Session ${session}` : `${session} session`;
