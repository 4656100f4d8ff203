import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import { root } from '../build/workspace.ts';
import { verdictHere } from './checked/verdict.ts';
import { databaseSettings } from './ended-canaries.ts';
import { withLock } from './lock.ts';
import { openFolderStore, type ReleaseStore } from './release-store.ts';

const script = join(root, 'booking-api/src/commands/releases.ts');
/** The exit code of the script when another promotion was quicker. */
const quicker = 3;
/** A promotion takes seconds here, and twelve may wait for each other. */
const patienceMs = 120_000;

/** The bucket or the database cannot be reached, or refuses. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** Runs the server's script, which owns the tables and speaks to the bucket. Returns whether it was the quickest. */
async function ask(folder: string, words: readonly string[], input = ''): Promise<boolean> {
  const database = databaseSettings();
  if (!database)
    throw new StoreAway('The releases are in a bucket: name the database of the shop in DATABASE_URL.');
  const child = spawn(process.execPath, [script, ...words], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'pipe'],
    env: { ...process.env, ...database, SENDAHEAD_DATA: dirname(folder) },
  });
  // The script may end without reading it.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((done) => child.on('close', done)),
  ]);
  if (code !== 0 && code !== quicker) throw new StoreAway(`The releases cannot be reached: ${said.trim()}`);
  return code === 0;
}

/**
 * The releases of hosts that share no disk (ADR 0213): builds are in the bucket and revisions in the database. `folder` is
 * this machine's copy, which every reading function uses. Throws StoreAway.
 */
export async function openBucketStore(folder: string): Promise<ReleaseStore> {
  const copy = openFolderStore(folder);
  /** The results of checks in this checkout, for the build that they belong to. */
  const checksOf = (part: string, version: string): string => {
    const checks = verdictHere({ part, version });
    return checks ? JSON.stringify(checks) : '';
  };
  await ask(folder, ['pull']);
  return {
    ...copy,
    async build(part, version) {
      await ask(folder, ['bring', part, version], checksOf(part, version));
      return copy.build(part, version);
    },
    async keep({ part, version }, from) {
      await ask(folder, ['keep', part, version, from], checksOf(part, version));
    },
    update: (change) =>
      withLock(
        join(folder, 'release.lock'),
        async () => {
          for (;;) {
            await ask(folder, ['pull']);
            const before = await copy.read();
            const revision = (before?.revision ?? 0) + 1;
            const next = releaseDocumentSchema.parse({ ...(await change(before)), revision });
            const isNext = await ask(folder, ['add', String(revision)], `${JSON.stringify(next, null, 2)}\n`);
            if (isNext) return next;
          }
        },
        patienceMs,
      ),
  };
}
