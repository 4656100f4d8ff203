import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import record from '@sendahead/shared-contracts/record' with { type: 'json' };
import type { EndedRun } from '@sendahead/shared-contracts/releases/gate/ended-run';
import type { GatedStore } from '@sendahead/shared-contracts/releases/gate/order';
import { type PartFile, partFileSchema } from '@sendahead/shared-contracts/releases/gate/part-file';
import type { PartFacts } from '@sendahead/shared-contracts/releases/gate/point-to';
import { type Verdict, verdictSchema } from '@sendahead/shared-contracts/releases/gate/verdict';
import {
  buildVersionSchema,
  type ReleaseDocument,
  releaseDocumentSchema,
} from '@sendahead/shared-contracts/releases/schema';

const partName = /^(?:shell|mf-[a-z]+(?:-[a-z]+)*)$/;

/** What differs between releases in a folder and in a bucket. */
export interface Backing {
  /** The folder, or this host's copy of the bucket. */
  readonly folder: string;
  /** Puts a build into the folder, if it is not there. */
  bring(part: string, version: string): Promise<void>;
  update: GatedStore['update'];
}

const jsonAt = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(path, 'utf8').catch(() => 'null'));

/** The present document. */
export async function readDocument(folder: string): Promise<ReleaseDocument | undefined> {
  const found = await jsonAt(join(folder, 'release.json'));
  return found === null ? undefined : releaseDocumentSchema.parse(found);
}

/** A revision that this release of the server cannot read is left out. */
async function readHistory(folder: string): Promise<ReleaseDocument[]> {
  const history = join(folder, 'history');
  const names = (await readdir(history).catch(() => [])).filter((name) => name.endsWith('.json'));
  const found: ReleaseDocument[] = [];
  for (const name of names.toSorted()) {
    const { data } = releaseDocumentSchema.safeParse(await jsonAt(join(history, name)).catch(() => null));
    if (data) found.push(data);
  }
  return found;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A build with all of its files. Both inputs name folders, so their format is checked first. */
async function buildIn(folder: string, part: string, version: string): Promise<PartFile | undefined> {
  const { data } = partFileSchema.safeParse(await jsonAt(join(folder, part, version, 'part.json')));
  if (data?.part !== part || data.version !== version) return undefined;
  const found = await Promise.all(
    Object.keys(data.files).map((file) => isThere(join(folder, part, version, file))),
  );
  return found.every(Boolean) ? data : undefined;
}

/** The team stays the one of the part's last release from its sources. */
function factsOf(part: string, release: ReleaseDocument | undefined): PartFacts {
  const live = part === 'shell' ? release?.shell : release?.remotes[part];
  return { owner: live?.owner ?? part, justification: release?.remotes[part]?.justification ?? '' };
}

/**
 * The releases of this server's shop as the acts of a release need them: the rules are those of `npm run release`.
 * `ended` are the canaries that the product ended. Reads the history once.
 */
export function createServerStore(
  { folder, bring, update }: Backing,
  { now, ended }: { now: () => string; ended: readonly EndedRun[] },
): GatedStore {
  let history: Promise<ReleaseDocument[]> | undefined;
  return {
    calls: record.calls,
    read: () => readDocument(folder),
    history: () => {
      history ??= readHistory(folder);
      return history;
    },
    update,
    async build(part, version) {
      if (!partName.test(part) || !buildVersionSchema.safeParse(version).success) return undefined;
      await bring(part, version);
      return buildIn(folder, part, version);
    },
    async verdict({ part, version }): Promise<Verdict | undefined> {
      return verdictSchema.safeParse(await jsonAt(join(folder, part, version, 'checks.verdict'))).data;
    },
    factsOf,
    ended: () => ended,
    now,
    seed: () => randomBytes(8).toString('hex'),
  };
}
