import { createContext, useContext, useEffect } from 'react';

export interface Section {
  readonly id: string;
  readonly title: string;
}

/** Adds a section to the links of its page; gives what takes it out again. Null on pages without such links. */
export const SectionsOfPage = createContext<((section: Section) => () => void) | null>(null);

/** Names a section in the links of its page for as long as it is shown. */
export function useSection({ id, title }: Section): void {
  const add = useContext(SectionsOfPage);
  useEffect(() => add?.({ id, title }), [add, id, title]);
}
