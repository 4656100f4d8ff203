import { useState } from 'react';

/**
 * The typed text while it is not a valid day, with the reason. A day chosen elsewhere, such as on a tile,
 * replaces an invalid text.
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
