import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard on the same option when options appear or disappear around it, even if it is briefly
 * gone: by its id, not by its position. The list stores the position, so that the next key press finds it
 * immediately.
 */
export function useSameOption(
  options: readonly { id: string }[],
  place: number,
  moveTo: (place: number) => void,
): void {
  const activeOption = useRef<{ place: number; id: string | undefined }>({ place: -1, id: undefined });
  useEffect(() => {
    const { id } = activeOption.current;
    if (place !== activeOption.current.place) activeOption.current = { place, id: options[place]?.id };
    else if (id !== undefined && options[place]?.id !== id) {
      const now = options.findIndex((option) => option.id === id);
      activeOption.current = { place: now, id };
      if (now !== place) moveTo(now);
    }
  }, [options, place, moveTo]);
}
