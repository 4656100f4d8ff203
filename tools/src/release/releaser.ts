import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { root } from '../build/workspace.ts';

const gitIn = (folder: string, ...words: string[]): string | undefined => {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio }).trim();
  } catch {
    return undefined;
  }
};

/**
 * The commit of a release, such as `e4f7f004d2e1`, with `-dirty` if there are uncommitted changes; undefined
 * outside a repository. A file that nobody added counts: builds contain it. The settings of a shop in `deploy` do
 * not count, since no build contains them.
 */
export function presentCommit(folder = root): string | undefined {
  const git = (...words: string[]) => gitIn(folder, ...words);
  const commit = git('describe', '--always', '--abbrev=12', '--exclude=*');
  const changed = git('status', '--porcelain', '--untracked-files=normal', '--', '.', ':(exclude)deploy');
  return commit && changed !== '' ? `${commit}-dirty` : commit;
}

/** Who releases, for the history: the address that signs the person's commits, or else the name of the account. */
export const releaser = (): string =>
  process.env.GIT_AUTHOR_EMAIL || gitIn(root, 'config', 'user.email') || userInfo().username;
