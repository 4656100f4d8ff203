import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '../build/workspace.ts';

const read = (path: string): string => readFileSync(join(root, 'deploy/prometheus', path), 'utf8');
const { route, receivers } = z
  .looseObject({
    route: z.looseObject({
      receiver: z.string(),
      routes: z.array(z.looseObject({ receiver: z.string(), matchers: z.array(z.string()) })),
    }),
    receivers: z.array(z.looseObject({ name: z.string() })),
  })
  .parse(parse(read('alertmanager.example.yml')));

describe('the example of an Alertmanager', () => {
  it('every route leads to a receiver that exists and does something', () => {
    const known = new Map(receivers.map(({ name, ...ways }) => [name, Object.keys(ways)]));
    for (const name of [route.receiver, ...route.routes.map(({ receiver }) => receiver)])
      expect([name, known.get(name)]).toEqual([name, [expect.stringMatching(/_configs$/)]]);
  });

  it('alerts that page someone reach the pager, and every other one opens a ticket', () => {
    const severities = new Set([...read('rules.yml').matchAll(/severity: (\w+)/g)].map(([, name]) => name));
    expect(severities).toEqual(new Set(['page', 'ticket']));
    expect(route).toMatchObject({
      receiver: 'tickets',
      routes: [{ receiver: 'pager', matchers: ['severity="page"'] }],
    });
  });

  it('its secrets are files of the shop, which no commit contains', () => {
    const files = [...read('alertmanager.example.yml').matchAll(/^ .*_file: (.*)$/gm)].map(
      ([, path]) => path,
    );
    expect(files).toEqual(['/run/secrets/sendahead/mail_password', '/run/secrets/sendahead/pager_key']);
    expect(read('alertmanager.example.yml')).not.toMatch(/(password|_key|token): /);
  });

  it('Prometheus sends its alerts there, and keeps figures for 90 days', () => {
    expect(read('prometheus.yml')).toContain('targets: [alertmanager:9093]');
    const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
    expect(compose).toContain('--storage.tsdb.retention.time=90d');
  });
});
