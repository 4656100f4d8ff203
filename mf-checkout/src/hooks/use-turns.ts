import { useCallback, useEffect, useState } from 'react';

/**
 * Runs an effect after the first render and whenever `run` changes, and once more by each call of the returned
 * function. `run` receives the number of runs, and returns its cleanup.
 */
export function useTurns(run: (turn: number) => (() => void) | undefined): () => void {
  const [turn, setTurn] = useState(0);
  useEffect(() => run(turn), [run, turn]);
  return useCallback(() => setTurn((before) => before + 1), []);
}
