import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { root } from '../build/workspace.ts';

/** Who releases, for the history: the address that signs the person's commits, or else the name of the account. */
export function releaser(): string {
  try {
    const email = execFileSync('git', ['config', 'user.email'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return email.trim() || userInfo().username;
  } catch {
    return userInfo().username;
  }
}
