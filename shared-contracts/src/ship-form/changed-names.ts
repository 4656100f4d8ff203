import type { ShipmentForm } from './schema.ts';

/** Objects are written alike: the server does not keep the order of their keys. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? '', (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The fields in which two forms differ; a missing one is empty. */
export function changedNames(now: ShipmentForm, before: ShipmentForm): string[] {
  const [one, other]: Readonly<Record<string, unknown>>[] = [now, before];
  const names = new Set([...Object.keys(now), ...Object.keys(before)]);
  return [...names].filter((name) => textOf(one?.[name]) !== textOf(other?.[name]));
}
