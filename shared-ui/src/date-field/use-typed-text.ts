import { useState } from 'react';

/**
 * What is typed and is not a day yet, and why it is none. A day that is chosen elsewhere, such as on a tile, takes the place
 * of a text that was none.
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
