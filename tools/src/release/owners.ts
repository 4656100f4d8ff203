import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../build/workspace.ts';

const ownersSchema = z.record(
  z.string().check(z.regex(/^(\*|[a-z][a-z-]*)$/)),
  z.object({
    /** What people call the team. */
    team: z.string(),
    /** Whom a code host asks for a review. */
    handle: z.string().check(z.regex(/^@[\w-]+(\/[\w-]+)?$/)),
  }),
);
/** The team of each folder at the top; `*` stands for all others. */
export type Owners = z.output<typeof ownersSchema>;

const codeowners = join(root, 'CODEOWNERS');

/** The only place that names owners: `owners.json`. */
export const readOwners = (): Owners =>
  ownersSchema.parse(JSON.parse(readFileSync(join(root, 'owners.json'), 'utf8')));

/** The team that owns a part. */
export function teamOf(part: string, owners = readOwners()): string {
  const owner = owners[part] ?? owners['*'];
  if (!owner) throw new Error('owners.json names no owner for "*"');
  return owner.team;
}

/** CODEOWNERS as code hosts read it: the last line that fits a file decides. */
export const codeownersText = (owners: Owners): string =>
  [
    '# Written by `npm run contracts` from owners.json.',
    ...Object.entries(owners).map(
      ([folder, { handle }]) => `${folder === '*' ? '*' : `/${folder}/`} ${handle}`,
    ),
    '',
  ].join('\n');

/** Writes CODEOWNERS. */
export const writeCodeowners = (): void => writeFileSync(codeowners, codeownersText(readOwners()));

/** Whether CODEOWNERS says what owners.json says. */
export const isCodeownersCurrent = (): boolean =>
  readFileSync(codeowners, 'utf8') === codeownersText(readOwners());
