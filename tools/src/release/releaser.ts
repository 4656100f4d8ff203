import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { root } from '../build/workspace.ts';

const git = (...words: string[]): string | undefined => {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio }).trim();
  } catch {
    return undefined;
  }
};

/**
 * The commit from which somebody releases, such as `e4f7f004d2e1`, with `-dirty` where changes are not committed; undefined
 * where the sources are no repository.
 */
export const presentCommit = (): string | undefined =>
  git('describe', '--always', '--dirty', '--abbrev=12', '--exclude=*');

/** Who releases, for the history: the address that signs the person's commits, or else the name of the account. */
export const releaser = (): string =>
  process.env.GIT_AUTHOR_EMAIL || git('config', 'user.email') || userInfo().username;
