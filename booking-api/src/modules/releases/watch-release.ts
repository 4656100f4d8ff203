import { stat } from 'node:fs/promises';
import { join } from 'node:path';

const everyMs = 1000;

/** Calls `onChange` when a new release document is in the store; returns a function that stops it. */
export function watchRelease(releases: string, onChange: () => Promise<void>): () => void {
  const path = join(releases, 'release.json');
  const stampOf = (): Promise<string> =>
    stat(path).then(
      ({ ino, mtimeMs, size }) => `${ino}:${mtimeMs}:${size}`,
      () => 'gone',
    );
  let seen: string | undefined;
  const look = async (): Promise<void> => {
    const stamp = await stampOf();
    const changed = seen !== undefined && stamp !== seen;
    seen = stamp;
    if (changed) await onChange();
  };
  // Polled each second rather than watched, because folders shared by several hosts report no changes.
  const turn = setInterval(() => void look(), everyMs).unref();
  void look();
  return () => clearInterval(turn);
}
