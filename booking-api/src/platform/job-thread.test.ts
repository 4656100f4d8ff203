import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../workflows/testing/until.ts';
import { createClock } from './clock.ts';
import { startJobThread } from './job-thread.ts';
import { watchRequests } from './step-aside.ts';

it('a thread of the jobs that dies is told of and begun again, at the time it is then', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'jobs-')), 'beginnings');
  const beginnings = () => readFileSync(file, 'utf8').trim().split('\n');
  const clock = createClock('2026-12-24T10:00:00Z');
  const reported: unknown[] = [];
  const thread = await startJobThread(
    (error) => reported.push(error),
    () => ({ ...process.env, BEGINNINGS: file, SENDAHEAD_CLOCK: clock.instant() }),
    watchRequests(createServer()),
    join(import.meta.dirname, 'testing/short-lived-worker.mjs'),
  );
  await until(async () => beginnings().length === 2);
  await thread.stop();
  const [first = '', second = ''] = beginnings();
  expect(first.startsWith('2026-12-24T10:00')).toBe(true);
  expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
  expect(reported).toEqual([expect.objectContaining({ message: 'died' })]);
});
