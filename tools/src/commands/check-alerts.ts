import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { dashboardRules } from '../production/dashboard-rules.ts';

/**
 * `check:alerts`: tests the alert rules before and after their time with promtool, which comes with Prometheus, and who
 * is called with amtool, which comes with Alertmanager: the shop's own file, or the example. The questions of the dashboards are checked as if
 * they were rules.
 */
const folder = join(root, 'deploy/prometheus');
const dashboards = mkdtempSync(join(tmpdir(), 'dashboards-'));
const questions = join(dashboards, 'questions.json');
writeFileSync(questions, JSON.stringify({ groups: [{ name: 'dashboards', rules: dashboardRules() }] }));
const callees = existsSync(join(folder, 'alertmanager.yml'))
  ? 'alertmanager.yml'
  : 'alertmanager.example.yml';
const routesTest = ['config', 'routes', 'test', `--config.file=${callees}`];
for (const [program = '', ...words] of [
  ['promtool', 'check', 'rules', 'rules.yml'],
  ['promtool', 'test', 'rules', 'rules.test.yml'],
  ['promtool', 'check', 'config', '--syntax-only', 'prometheus.yml'],
  ['promtool', 'check', 'rules', questions],
  ['amtool', 'check-config', callees],
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
rmSync(dashboards, { recursive: true });
