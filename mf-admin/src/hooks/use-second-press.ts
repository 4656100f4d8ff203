import { useEffect, useState } from 'react';

/** How long a question is shown before a press counts as its answer: longer than a double press of a slow hand. */
const readingMs = 700;

/**
 * CO-131, CO-148: the first press asks, a later one acts; anything else that is wanted is asked again. Presses that come
 * sooner than anyone can read are ignored, each for as long again, so that no burst of presses answers.
 */
export function useSecondPress(wanted: string): {
  /** The question is shown. */
  readonly isConfirming: boolean;
  /** It was shown too briefly to be answered. */
  readonly isReading: boolean;
  /** True on the press that acts. */
  readonly confirm: () => boolean;
} {
  const [asked, setAsked] = useState<string | null>(null);
  const [early, setEarly] = useState(0);
  const [isReading, setReading] = useState(false);
  const isConfirming = asked === wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question and another early press begin the time again.
  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setReading(false), readingMs);
    return () => clearTimeout(timer);
  }, [isReading, asked, early]);
  const confirm = (): boolean => {
    if (isConfirming && !isReading) return true;
    setAsked(wanted);
    setReading(true);
    setEarly(early + 1);
    return false;
  };
  return { isConfirming, isReading: isConfirming && isReading, confirm };
}
