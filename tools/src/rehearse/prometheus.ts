import { chownSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import { root } from '../build/workspace.ts';
import { serverAccount } from '../postgres/run-as.ts';
import { type Program, startProgram, until } from './programs.ts';

/** Ports of /metrics by role. */
type Watched = Readonly<Record<'server' | 'worker', readonly number[]>>;

/** Prometheus with the deployed rules. Servers and workers are found by their ports instead of by DNS. */
export function startPrometheus(port: number, place: string, watched: Watched): Program {
  const folder = join(place, 'prometheus');
  mkdirSync(join(folder, 'data'), { recursive: true });
  const account = serverAccount();
  if (account) chownSync(join(folder, 'data'), account.uid, account.gid);
  copyFileSync(join(root, 'deploy/prometheus/rules.yml'), join(folder, 'rules.yml'));
  const settings = {
    global: { scrape_interval: '2s', evaluation_interval: '2s' },
    rule_files: ['rules.yml'],
    scrape_configs: Object.entries(watched).map(([role, ports]) => ({
      job_name: `sendahead-${role}`,
      static_configs: [{ targets: ports.map((at) => `127.0.0.1:${at}`) }],
    })),
  };
  const file = join(folder, 'prometheus.yml');
  writeFileSync(file, stringify(settings));
  const words = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  return startProgram('prometheus', words, join(place, 'prometheus.log'));
}

const targets = z.object({
  data: z.object({ activeTargets: z.array(z.object({ health: z.string(), scrapeUrl: z.string() })) }),
});
const rules = z.object({
  data: z.object({
    groups: z.array(
      z.object({
        rules: z.array(z.object({ name: z.string(), health: z.string(), state: z.string().optional() })),
      }),
    ),
  }),
});

/** Waits until Prometheus reads all servers and workers, and evaluates every rule; returns a sentence about it. */
export async function watched(port: number): Promise<string> {
  const ask = async <T>(form: z.ZodType<T>, path: string): Promise<T> =>
    form.parse(await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json());
  let seen = 0;
  let known: z.output<typeof rules>['data']['groups'][number]['rules'] = [];
  await until('Prometheus reads all processes and rules', async () => {
    const { data } = await ask(targets, 'targets');
    known = (await ask(rules, 'rules')).data.groups.flatMap((group) => group.rules);
    seen = data.activeTargets.length;
    return (
      seen === 4 &&
      data.activeTargets.every(({ health }) => health === 'up') &&
      known.length > 0 &&
      known.every(({ health }) => health === 'ok')
    );
  });
  const firing = known.filter(({ state }) => state === 'firing').map(({ name }) => name);
  return `Prometheus reads ${seen} processes and evaluates ${known.length} rules; firing: ${firing.join(', ') || 'none'}.`;
}
