import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../build/workspace.ts';
import { runGroup } from '../processes/process-group.ts';
import { holds } from '../rehearse/databases.ts';
import { providePrograms, until } from '../rehearse/programs.ts';
import { watched } from '../rehearse/prometheus.ts';
import { type Scene, scenes } from '../rehearse/scenes.ts';
import { metBetween, type ShopperFigures, startShoppers } from '../rehearse/shoppers.ts';
import { Topology } from '../rehearse/topology.ts';
import { allIsDone, problemsOf } from '../rehearse/verdict.ts';

/**
 * `rehearse`: runs the deployment of `deploy/` on this machine while customers order continuously. Restarts or kills
 * each process in turn. Afterwards each order that a customer was shown must exist, be paid once and have its labels.
 * Fails when requests failed for longer than docs/operations.md allows. At the end, restores a backup of a shop in an
 * empty place and compares it to the cent (`drill:restore`). The parts must be built. Arguments choose scenes and skip
 * the drill.
 */
const port = Number(process.env.PORT ?? 4700);
const place = join(root, '.data/rehearse');
const customers = 4;
const calmMs = 4000;
const chosen = process.argv.slice(2);

delete process.env.DATABASE_URL;
providePrograms();
const topology = new Topology(place, port);
const played: { readonly scene: Scene; readonly met: ShopperFigures; readonly seconds: number }[] = [];
let problems: string[];
try {
  console.log('Starting proxy, pooler, servers, workers, gateway, Valkey, Prometheus and two databases …');
  await topology.start();
  const shoppers = startShoppers(topology.url, customers, join(place, 'shoppers.log'));
  await until('the first order', async () => shoppers.requests.some(({ order }) => order !== undefined));
  for (const scene of scenes.filter(({ name }) => chosen.every((word) => name.includes(word)))) {
    await pause(calmMs);
    const from = Date.now();
    await scene.play(topology);
    const seconds = (Date.now() - from) / 1000;
    await pause(calmMs);
    const met = metBetween(shoppers.requests, from, Date.now());
    played.push({ scene, met, seconds });
    console.log(lineOf(scene, met, seconds));
    for (const reason of met.reasons) console.log(`    ${reason}`);
  }
  await shoppers.stop();
  console.log(await watched(topology.prometheus));
  await until('what follows the orders', () => holds(topology.primary.url, allIsDone), 180);
  const shown = shoppers.requests.flatMap(({ order }) => order ?? []);
  problems = await problemsOf(topology.primary.url, shown);
  const { requests, failed } = metBetween(shoppers.requests, 0, Date.now());
  console.log(`${requests} requests, ${failed} failed and sent again; ${shown.length} orders.`);
} finally {
  await topology.stop();
}
const late = played.filter(({ scene, met }) => met.failedSeconds > scene.mayFailSeconds);
for (const { scene, met } of late)
  problems.push(`requests failed for ${met.failedSeconds} s of ${scene.mayFailSeconds} s: ${scene.name}`);
if (problems.length === 0 && chosen.length === 0) {
  console.log('Restoring a backup in an empty folder …');
  const drill = [process.execPath, join(root, 'tools/src/commands/drill-restore.ts')];
  // The ports that the rehearsal's servers used before.
  if ((await runGroup(drill, { cwd: root, env: { PORT: String(port) } })) !== 0)
    problems.push('the restored shop is not the one that was backed up');
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Nothing was lost or done twice.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);

function lineOf({ name, mayFailSeconds }: Scene, met: ShopperFigures, seconds: number): string {
  const failing = `${met.failed} of ${met.requests} requests failed, within ${met.failedSeconds.toFixed(1)} s (at most ${mayFailSeconds} s)`;
  return `${name}, ${seconds.toFixed(1)} s: ${failing}; slowest ${met.slowestSeconds.toFixed(1)} s`;
}
