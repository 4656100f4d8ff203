import { useState } from 'react';

/**
 * The failed order whose focus this card takes: only the first card with problems does, which is decided when
 * the order fails. A card that becomes the first while somebody types does not take the focus away. 0 for
 * none.
 */
export function useSummaryTurn(submits: number, first: boolean): number {
  const [seen, setSeen] = useState({ submits: 0, turn: 0 });
  if (seen.submits === submits) return seen.turn;
  const turn = first ? submits : 0;
  setSeen({ submits, turn });
  return turn;
}
