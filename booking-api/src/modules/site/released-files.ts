import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';

/** `<part>/<version>/<file>` of every file that the document names. */
function filesOf({ shell, remotes }: ReleaseDocument): string[] {
  const of = (part: string, { version, files }: Pick<ReleaseDocument['shell'], 'version' | 'files'>) =>
    Object.keys(files).map((file) => `${part}/${version}/${file}`);
  return [
    ...of('shell', shell),
    ...(shell.canary ? of('shell', shell.canary) : []),
    ...Object.entries(remotes).flatMap(([part, live]) => [
      ...of(part, live),
      ...(live.canary ? of(part, live.canary) : []),
    ]),
  ];
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The files that a release document of the store names, the current one or an earlier one: an open tab
 * continues with its original build. A stored build that was never released is not served.
 */
export function createReleasedFiles(folder: string, present: () => Promise<ReleaseDocument>) {
  const named = new Set<string>();
  const read = new Set<string>();
  let listedAt = -1;

  const learn = (release: ReleaseDocument): void => {
    for (const file of filesOf(release)) named.add(file);
  };

  /** A document of the history never changes, so each is read once. */
  async function learnHistory(): Promise<void> {
    const history = join(folder, 'history');
    const { mtimeMs } = await stat(history);
    if (mtimeMs === listedAt) return;
    for (const name of await readdir(history)) {
      if (read.has(name) || !name.endsWith('.json')) continue;
      const text = await readFile(join(history, name), 'utf8');
      const document = releaseDocumentSchema.safeParse(JSON.parse(text));
      if (document.success) learn(document.data);
      read.add(name);
    }
    listedAt = mtimeMs;
  }

  return {
    /** Whether `<part>/<version>/<file>` was ever released. */
    async has(file: string): Promise<boolean> {
      if (named.has(file)) return true;
      learn(await present());
      await learnHistory().catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      return named.has(file);
    },
  };
}
