import { useCallback, useEffect, useState } from 'react';

/**
 * Runs an effect once the part is drawn and whenever `run` is another function, and once more by each call of what it
 * gives. `run` is told how often it was asked for, and gives what undoes it.
 */
export function useTurns(run: (turn: number) => (() => void) | undefined): () => void {
  const [turn, setTurn] = useState(0);
  useEffect(() => run(turn), [run, turn]);
  return useCallback(() => setTurn((before) => before + 1), []);
}
