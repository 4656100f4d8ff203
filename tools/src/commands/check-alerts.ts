import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

/**
 * `check:alerts`: tests the alert rules before and after their time with promtool, which comes with Prometheus, and the
 * example of who is called with amtool, which comes with Alertmanager.
 */
const folder = join(root, 'deploy/prometheus');
const routesTest = ['config', 'routes', 'test', '--config.file=alertmanager.yml'];
for (const [program = '', ...words] of [
  ['promtool', 'check', 'rules', 'rules.yml'],
  ['promtool', 'test', 'rules', 'rules.test.yml'],
  ['promtool', 'check', 'config', '--syntax-only', 'prometheus.yml'],
  ['amtool', 'check-config', 'alertmanager.yml'],
  ['amtool', ...routesTest, '--verify.receivers=pager', 'severity=page'],
  ['amtool', ...routesTest, '--verify.receivers=tickets', 'severity=ticket'],
]) {
  const { error, status } = spawnSync(program, words, { cwd: folder, stdio: 'inherit' });
  if (error) {
    console.error(
      `${program} is not installed: apt-get install prometheus${program === 'amtool' ? '-alertmanager' : ''}`,
    );
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}
