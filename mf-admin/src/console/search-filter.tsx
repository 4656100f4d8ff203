import { TextField } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import type { Filters } from './use-filters.ts';

/** Milliseconds without a keystroke after which a list is requested, because each search is counted. */
const pauseMs = 400;

/** The text by which rows are searched, in the address as `search`; requested once typing pauses. */
export function SearchFilter({
  filters,
  label,
  hint,
}: {
  filters: Filters<'search' | string>;
  label: string;
  hint?: string;
}) {
  const appliedSearch = filters.get('search') ?? '';
  const [typed, setTyped] = useState(appliedSearch);
  // Back, forward and "Clear filters" change the address without typing.
  useEffect(
    () => setTyped((before) => (before.trim() === appliedSearch ? before : appliedSearch)),
    [appliedSearch],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are another object in each render
  useEffect(() => {
    if (typed.trim() === appliedSearch) return undefined;
    const pause = setTimeout(() => filters.set('search', typed.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <TextField
      label={label}
      hint={hint}
      type="search"
      autoComplete="off"
      maxLength={120}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
