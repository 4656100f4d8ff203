import { useSearchParams } from 'wouter';

/**
 * The filters of a list, kept in the page's address, so that it can be shared and the back button restores
 * them.
 */
export interface Filters<Name extends string> {
  /** Undefined if the filter is not set. */
  get(name: Name): string | undefined;
  /** An empty text clears the filter. */
  set(name: Name, value: string): void;
  clear(): void;
  readonly any: boolean;
}

export function useFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  const [present, change] = useSearchParams();
  const get = (name: Name): string | undefined => present.get(name)?.trim() || undefined;
  const without = (before: URLSearchParams, dropped: readonly string[]): URLSearchParams =>
    new URLSearchParams([...before].filter(([name]) => !dropped.includes(name)));
  return {
    get,
    set: (name, value) =>
      change(
        (before) => {
          const next = without(before, [name]);
          if (value !== '') next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    clear: () => change((before) => without(before, names), { replace: true }),
    any: names.some((name) => get(name) !== undefined),
  };
}
