import { useState } from 'react';

/**
 * The typed text while it is not a day, with the reason. A day that is chosen elsewhere, such as on a tile, replaces a text
 * with a problem.
 */
export function useTypedText(value: string | null) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    if (value !== null && problem !== undefined) {
      setTyped(null);
      setProblem(undefined);
    }
  }
  return { typed, setTyped, problem, setProblem };
}
