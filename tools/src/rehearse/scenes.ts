import { setTimeout as pause } from 'node:timers/promises';
import { changeSchema } from './change-schema.ts';
import { type Database, holds, killDatabase, promote } from './databases.ts';
import { until } from './programs.ts';
import type { Role, Topology } from './topology.ts';

/** An event in the shop while customers order, and for how many seconds requests may fail because of it. */
export interface Scene {
  readonly name: string;
  readonly mayFailSeconds: number;
  play(topology: Topology): Promise<void>;
}

/** A supervisor restarts a process that died after a while. */
const supervisorMs = 1000;

/** Run in this order: the last one leaves one database. The seconds match docs/operations.md. */
export const scenes: readonly Scene[] = [
  { name: 'servers are restarted in turn', mayFailSeconds: 0, play: restartServers },
  { name: 'workers are restarted in turn', mayFailSeconds: 0, play: restartWorkers },
  {
    name: 'a release moves a column of the orders',
    mayFailSeconds: 0,
    play: (topology) =>
      changeSchema(topology, async () => {
        await restartServers(topology);
        await restartWorkers(topology);
      }),
  },
  {
    name: 'a server is killed',
    mayFailSeconds: 2,
    async play(topology) {
      await killAndStart(topology, 'server1');
      await topology.ready('server1');
    },
  },
  {
    name: 'a worker is killed',
    mayFailSeconds: 0,
    play: (topology) => killAndStart(topology, 'worker2'),
  },
  {
    name: 'the payment gateway is killed',
    mayFailSeconds: 0,
    play: (topology) => killAndStart(topology, 'gateway'),
  },
  {
    name: 'the pooler is killed',
    mayFailSeconds: 5,
    async play(topology) {
      await topology.killPooler();
      await pause(supervisorMs);
      topology.startPooler();
      await bothReady(topology);
    },
  },
  {
    name: 'Valkey is killed and starts again',
    mayFailSeconds: 0,
    async play(topology) {
      await topology.killValkey();
      await pause(supervisorMs);
      topology.startValkey();
    },
  },
  {
    name: 'the standby is killed, and commits wait for it',
    mayFailSeconds: 15,
    async play(topology) {
      const standby = standbyOf(topology);
      await killDatabase(standby);
      await pause(supervisorMs);
      await topology.reopen(standby);
      await until('the standby follows again', () =>
        holds(
          topology.primary.url,
          "select exists (select from pg_stat_replication where state = 'streaming') as holds",
        ),
      );
    },
  },
  {
    name: 'the database is killed and starts again',
    mayFailSeconds: 15,
    async play(topology) {
      await killDatabase(topology.primary);
      await pause(supervisorMs);
      await topology.reopen(topology.primary);
      await bothReady(topology);
    },
  },
  {
    name: 'the database is lost, and the standby takes over',
    mayFailSeconds: 15,
    async play(topology) {
      const standby = standbyOf(topology);
      await killDatabase(topology.primary);
      await promote(standby);
      topology.routeTo(standby);
      await bothReady(topology);
    },
  },
];

async function restartServers(topology: Topology): Promise<void> {
  for (const server of ['server1', 'server2'] as const) {
    await topology.endRole(server);
    topology.startRole(server);
    await topology.ready(server);
    // The proxy checks twice a second.
    await pause(1500);
  }
}

async function restartWorkers(topology: Topology): Promise<void> {
  for (const worker of ['worker1', 'worker2'] as const) {
    await topology.endRole(worker);
    topology.startRole(worker);
  }
}

async function killAndStart(topology: Topology, role: Role): Promise<void> {
  await topology.killRole(role);
  await pause(supervisorMs);
  topology.startRole(role);
}

function standbyOf({ standby }: Topology): Database {
  if (!standby) throw new Error('there is no standby');
  return standby;
}

const bothReady = (topology: Topology): Promise<unknown> =>
  Promise.all([topology.ready('server1'), topology.ready('server2')]);
