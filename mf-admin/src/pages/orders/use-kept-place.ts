import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps an element in place on the screen while `change` moves the content above it. Call the result before
 * the change.
 */
export function useKeptPlace(change: unknown) {
  const place = useRef<{ element: Element; top: number }>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after each change, and reads nothing of it.
  useLayoutEffect(() => {
    if (!place.current) return;
    const { element, top } = place.current;
    place.current = null;
    window.scrollBy(0, element.getBoundingClientRect().top - top);
  }, [change]);
  return (element: Element | null | undefined): void => {
    place.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  };
}
