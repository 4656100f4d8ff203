import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard on the same option when options appear or disappear around it, even while it is gone
 * for a moment: by its id, not by its place. The list stores the place, so that a key press that follows
 * finds it immediately.
 */
export function useSameOption(
  options: readonly { id: string }[],
  place: number,
  moveTo: (place: number) => void,
): void {
  const kept = useRef<{ place: number; id: string | undefined }>({ place: -1, id: undefined });
  useEffect(() => {
    const { id } = kept.current;
    if (place !== kept.current.place) kept.current = { place, id: options[place]?.id };
    else if (id !== undefined && options[place]?.id !== id) {
      const now = options.findIndex((option) => option.id === id);
      kept.current = { place: now, id };
      if (now !== place) moveTo(now);
    }
  }, [options, place, moveTo]);
}
