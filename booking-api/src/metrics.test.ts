import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { parse } from 'yaml';
import { databaseGauges } from './database-gauges.ts';
import { measureDatabase } from './platform/metrics/database-gauges.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { startPerFile } from './testing/server-per-file.ts';
import { startTestApp } from './testing/test-app.ts';
import { sweepJob } from './workflows/resume/expire/jobs.ts';

const server = startPerFile(() => startTestApp({ pages: true }, { METRICS_PORT: '0' }));

/** The metrics that Prometheus reads from a process that is server and worker in one. */
let read: () => Promise<string>;
let served: Server;
/** Database gauges are cached for some seconds. */
let later = 0;
beforeAll(async () => {
  await server.context.jobs.start('send');
  measureDatabase(databaseGauges(server.context, server.services), () => later);
  served = await serveMetrics('127.0.0.1', 0);
  const { port } = served.address() as AddressInfo;
  read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
});
afterAll(() => served.close());

const root = join(__dirname, '../..');
type Dashboard = { panels: { targets: { expr: string }[] }[] };
type Rule = { alert?: string; record?: string; expr: string };
const { groups } = parse(readFileSync(join(root, 'deploy/prometheus/rules.yml'), 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.flatMap(({ alert }) => alert ?? []);

describe('the numbers of a process', () => {
  it('metrics name a call or its route pattern, and never a URL; the public port does not serve them', async () => {
    const host = { host: 'golf.localhost:4000' };
    await server.app.inject({ url: '/api/v6/orders/ord_secret/receipt', headers: host });
    await server.app.inject({ url: '/no-such-page-secret', headers: host });
    expect((await server.app.inject({ url: '/metrics', headers: host })).statusCode).toBe(404);
    const text = await read();
    expect(text).toContain('call="orders.receipt",status="4xx"');
    expect(text).not.toContain('secret');
  });

  it('counts refusals of a rate limit by its name', async () => {
    const { throttle } = server.context;
    await expect(async () => {
      for (let tries = 0; tries < 3; tries += 1) await throttle.attempt('tries-of-a-test', 'somebody', 2, 60);
    }).rejects.toThrow();
    expect(await read()).toContain('limit_refusals_total{limit="tries-of-a-test"} 1');
  });

  it('shows waiting jobs, and attempts by state', async () => {
    const { db, jobs } = server.context;
    await db.transaction().execute((trx) => jobs.enqueue(trx, sweepJob, {}));
    await sql`update pgboss.job set start_after = now() - interval '90 seconds' where name = 'sweep'`.execute(
      db,
    );
    later += 60_000;
    const text = await read();
    expect(text).toContain('job_ready{queue="sweep"} 1');
    expect(Number(/job_oldest_ready_seconds\{queue="sweep"\} (\S+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(
      90,
    );
    expect(text).toContain('checkout_attempts{state="unknown"} 0');
    expect(text).toContain('database_gauges_up 1');
  });
});

/** The questions of each dashboard. */
const dashboards = readdirSync(join(root, 'deploy/grafana/dashboards')).map((file) => {
  const { panels } = JSON.parse(
    readFileSync(join(root, 'deploy/grafana/dashboards', file), 'utf8'),
  ) as Dashboard;
  return { file, questions: panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)) };
});

/** The metrics that questions name and that no process, exporter or backup writes. */
async function unknownIn(questions: readonly string[]): Promise<{ names: number; lacking: string[] }> {
  const text = await read();
  const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
  const scripts = ['backup.sh', 'copy-away.sh'].map((name) =>
    readFileSync(join(root, 'deploy/backup', name), 'utf8'),
  );
  const written = scripts.flatMap((script) => script.match(/^sendahead_\w+/gm) ?? []);
  const known = new Set(['up', ...recorded, ...written]);
  const asked = questions.flatMap((expr) => expr.match(/[a-z_:0-9]+(?=[{[)]| [<>=/]|$)/g) ?? []);
  const names = new Set(asked.filter((name) => /[a-z]_|:/.test(name) && !known.has(name)));
  const exported = (name: string) => text.includes(`\n${name}{`) || text.includes(`\n${name} `);
  const lacking = [...names].filter(
    (name) =>
      !/^(node|probe)_/.test(name) &&
      !exported(name) &&
      !text.includes(`# TYPE ${name.replace(/_(count|bucket|sum)$/, '')} `),
  );
  return { names: names.size, lacking };
}

describe('the alert rules', () => {
  it('each alert has a section in the run book', () => {
    expect(alerts.length).toBeGreaterThan(20);
    const book = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
    expect(alerts.filter((name) => !book.includes(`## ${name}\n`))).toEqual([]);
  });

  it('alerts query only metrics that a process, exporter or backup writes', async () => {
    const { names, lacking } = await unknownIn(rules.map(({ expr }) => expr));
    expect(names).toBeGreaterThan(7);
    expect(lacking).toEqual([]);
  });
});

describe('the dashboards', () => {
  it('there are six', () => {
    expect(dashboards.map(({ file }) => file)).toEqual([
      'database.json',
      'jobs.json',
      'orders.json',
      'payments.json',
      'releases.json',
      'requests.json',
    ]);
  });

  it.each(dashboards)('$file queries only metrics that exist', async ({ questions }) => {
    expect(questions.length).toBeGreaterThan(5);
    expect((await unknownIn(questions)).lacking).toEqual([]);
  });

  it('a metric that nobody writes is found', async () => {
    expect((await unknownIn(['max(no_such_metric)'])).lacking).toEqual(['no_such_metric']);
  });
});
