import { pathValues } from '@sendahead/shared-contracts/page/fragment-pages';
import * as z from 'zod/mini';

/**
 * The pages of fragments that a shell draws, as listed by its build: a newer shell may have more than this
 * server knows.
 */
const shellPagesSchema = z.record(
  z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  z.object({ path: z.string(), title: z.string(), pays: z.optional(z.literal(true)) }),
);

export interface ShellPage {
  readonly name: string;
  readonly title: string;
  readonly pays: boolean;
}

/** The page of `path` in the list of a shell's build; undefined when the shell draws none there. */
export function shellPageOf(list: string, path: string): ShellPage | undefined {
  const pages = Object.entries(list === '' ? {} : shellPagesSchema.parse(JSON.parse(list)));
  const found = pages.find(([, page]) => pathValues(page.path, path) !== null);
  return found && { name: found[0], title: found[1].title, pays: found[1].pays === true };
}
