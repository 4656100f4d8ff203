import type { ComboboxOption } from './combobox.tsx';

export type OptionGroup = { name: string; options: ComboboxOption[] };

/** Options under their headings, both in the order of first appearance. */
export function groupOptions(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups = new Map<string, ComboboxOption[]>();
  for (const option of options) {
    const name = option.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups].map(([name, members]) => ({ name, options: members }));
}
