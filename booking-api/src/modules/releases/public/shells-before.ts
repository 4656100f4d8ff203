import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import record from '@sendahead/shared-contracts/record' with { type: 'json' };
import { misfitOf } from '@sendahead/shared-contracts/releases/fits';
import type { Offers } from '@sendahead/shared-contracts/releases/needs';
import {
  buildVersionSchema,
  type ReleaseDocument,
  releaseDocumentSchema,
} from '@sendahead/shared-contracts/releases/schema';
import * as z from 'zod/mini';
import { type ShellAt, type ShellRun, seedOfShell, shellRunOf, type WithdrawnShells } from './shell-runs.ts';

type Shell = ReleaseDocument['shell'];

/** How many earlier versions are tried: one that does not fit the live parts is passed over. */
const maxTried = 3;

const shellAtSchema = z.object({
  revision: z.int(),
  created_at: z.string(),
  shell: z.object({ version: buildVersionSchema, no_return: z.optional(z.boolean()) }),
});
type NamedShell = ShellAt & { readonly file: string };

const misfitsWith = ({ remotes }: ReleaseDocument, lends: Offers): string[] =>
  Object.keys(remotes).filter(
    (part) => remotes[part] && misfitOf(remotes[part].needs, { ...lends, calls: record.calls }),
  );

/** Whether each live part that runs on the live shell also runs on this one. */
function fitsLiveParts(release: ReleaseDocument, { lends }: Shell): boolean {
  const already = misfitsWith(release, release.shell.lends);
  return misfitsWith(release, lends).every((part) => already.includes(part));
}

/** The shells that pages may return to. */
export interface ShellsBefore {
  /** Since when the live shell is live. */
  run(release: ReleaseDocument): Promise<ShellRun | undefined>;
  /** Whether the live shell was withdrawn, so that pages get the one before it. */
  isWithdrawn(release: ReleaseDocument): Promise<boolean>;
  /** The shell that was live before, if the live parts run on it; undefined without one. */
  before(release: ReleaseDocument): Promise<Shell | undefined>;
}

interface Known {
  readonly revision: number;
  readonly run: ShellRun | undefined;
  readonly shells: readonly Shell[];
}

/** Only the server chooses a version, by the history of the release store: no request can name one. */
export function createShellsBefore(
  folder: string,
  withdrawn: () => Promise<WithdrawnShells> = async () => ({ seeds: new Set(), versions: new Set() }),
): ShellsBefore {
  const history = join(folder, 'history');
  const read = new Map<string, NamedShell | undefined>();
  let known: Promise<Known> | undefined;
  let knownOf = -1;

  /** A document of the history never changes, so each is read once; an unreadable one is left out. */
  const shellIn = async (file: string): Promise<NamedShell | undefined> => {
    const { success, data } = shellAtSchema.safeParse(
      JSON.parse(await readFile(join(history, file), 'utf8')),
    );
    if (!success) return undefined;
    const { revision, created_at: at, shell } = data;
    return { file, revision, at, version: shell.version, noReturn: shell.no_return };
  };
  const revisionsUntil = async ({
    revision,
    created_at: at,
    shell,
  }: ReleaseDocument): Promise<readonly NamedShell[]> => {
    const names = (await readdir(history).catch(() => [])).filter((name) => name.endsWith('.json'));
    for (const name of names) if (!read.has(name)) read.set(name, await shellIn(name).catch(() => undefined));
    const earlier = names
      .toSorted()
      .flatMap((name) => read.get(name) ?? [])
      .filter((one) => one.revision < revision);
    return [...earlier, { file: '', revision, at, version: shell.version, noReturn: shell.no_return }];
  };
  const wholeShell = async (revisions: readonly NamedShell[], wanted: string): Promise<Shell | undefined> => {
    const file = revisions.findLast(({ version }) => version === wanted)?.file ?? '';
    const text = await readFile(join(history, file), 'utf8');
    return releaseDocumentSchema.safeParse(JSON.parse(text)).data?.shell;
  };
  const learn = async (release: ReleaseDocument): Promise<Known> => {
    const revisions = await revisionsUntil(release);
    const run = shellRunOf(revisions);
    const shells: Shell[] = [];
    for (const version of run?.before.slice(0, maxTried) ?? []) {
      const shell = await wholeShell(revisions, version).catch(() => undefined);
      const isStored = await readFile(join(folder, 'shell', version, 'pages/ship.html')).then(
        () => true,
        () => false,
      );
      if (shell && isStored && fitsLiveParts(release, shell)) shells.push(shell);
    }
    return { revision: release.revision, run, shells };
  };
  const knownFor = (release: ReleaseDocument): Promise<Known> => {
    if (!known || knownOf !== release.revision) {
      known = learn(release);
      knownOf = release.revision;
    }
    return known;
  };
  /** Without a database nothing is known to be withdrawn, and pages keep the live shell. */
  const withdrawnNow = () => withdrawn().catch(() => ({ seeds: new Set(), versions: new Set() }));

  return {
    run: async (release) => (await knownFor(release)).run,
    async isWithdrawn(release) {
      const { run } = await knownFor(release);
      return run !== undefined && (await withdrawnNow()).seeds.has(seedOfShell(run));
    },
    async before(release) {
      const { shells } = await knownFor(release);
      if (shells.length === 0) return undefined;
      const { versions } = await withdrawnNow();
      return shells.find(({ version }) => !versions.has(version));
    },
  };
}
