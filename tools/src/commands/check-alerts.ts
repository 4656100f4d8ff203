import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

/** `check:alerts`: tests the alert rules before and after their time with promtool, which comes with Prometheus. */
const folder = join(root, 'deploy/prometheus');
for (const words of [
  ['check', 'rules', 'rules.yml'],
  ['test', 'rules', 'rules.test.yml'],
]) {
  const { error, status } = spawnSync('promtool', words, { cwd: folder, stdio: 'inherit' });
  if (error) {
    console.error('promtool is not installed: apt-get install prometheus');
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}
