import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partNames, root } from '../build/workspace.ts';
import { awaitReady } from '../processes/await-ready.ts';
import { type Child, startChild } from '../processes/child.ts';
import { endWithUs } from '../processes/end-with-us.ts';
import { runGroup } from '../processes/process-group.ts';
import { nameOf } from '../processes/system-programs.ts';
import { releaseParts } from '../release/release-parts.ts';
import { openFolderStore } from '../release/release-store.ts';
import { addStandby, type Database, openDatabase, passwordOf } from './databases.ts';
import { type Program, poolerNamesStatements, startProgram } from './programs.ts';
import { startPrometheus } from './prometheus.ts';
import { poolerSettings, proxySettings } from './settings-of.ts';

const scripts = {
  gateway: 'payment-sandbox/src/server.ts',
  server1: 'booking-api/src/server.ts',
  server2: 'booking-api/src/server.ts',
  worker1: 'booking-api/src/worker.ts',
  worker2: 'booking-api/src/worker.ts',
} as const;
export type Role = keyof typeof scripts;
const roles = Object.keys(scripts) as Role[];

/** How long a server continues to answer after it was asked to end; the proxy notices within half that time. */
const drainSeconds = 2;

/** Proxy, pooler, two servers, two workers, gateway, Valkey, Prometheus and two databases on this machine, as `deploy/compose.yaml` has them. */
export class Topology {
  readonly url: string;
  private readonly children = new Map<Role, Child>();
  private readonly since = new Date().toISOString();
  private database: Database | undefined;
  standby: Database | undefined;
  private pooler: Program | undefined;
  private proxy: Program | undefined;
  private valkey: Program | undefined;
  private watcher: Program | undefined;

  private readonly place: string;
  private readonly port: number;

  constructor(place: string, port: number) {
    this.place = place;
    this.port = port;
    this.url = `http://localhost:${port}`;
  }

  /** The database that accepts writes. */
  get primary(): Database {
    if (!this.database) throw new Error('the database was not started');
    return this.database;
  }

  async start(): Promise<void> {
    endWithUs(() => this.stop());
    rmSync(this.place, { recursive: true, force: true });
    mkdirSync(this.place, { recursive: true, mode: 0o755 });
    await releaseParts(openFolderStore(join(this.place, 'releases')), partNames());
    this.database = await openDatabase(join(this.place, 'first'));
    const prepare = [process.execPath, join(root, 'booking-api/src/prepare.ts')];
    const env = { NODE_ENV: 'test', DATABASE_URL: this.database.url };
    if ((await runGroup(prepare, { cwd: root, env })) !== 0) throw new Error('the database was not prepared');
    this.standby = await addStandby(this.database, join(this.place, 'second'));
    this.startPooler();
    this.startValkey();
    for (const role of roles) this.startRole(role);
    await Promise.all([this.ready('server1'), this.ready('server2')]);
    writeFileSync(
      this.file('haproxy.cfg'),
      proxySettings(this.port, [this.portOf('server1'), this.portOf('server2')]),
    );
    this.proxy = startProgram('haproxy', ['-f', this.file('haproxy.cfg')], this.file('haproxy.log'));
    await awaitReady(`${this.url}/readyz`, this.proxy.ended);
    this.watcher = startPrometheus(this.prometheus, this.place, {
      server: [this.metricsOf('server1'), this.metricsOf('server2')],
      worker: [this.metricsOf('worker1'), this.metricsOf('worker2')],
    });
  }

  startRole(role: Role): void {
    const child = startChild({
      name: role,
      script: join(root, scripts[role]),
      cwd: root,
      env: this.settings(role),
      output: openSync(this.file(`${role}.log`), 'a'),
    });
    this.children.set(role, child);
  }

  /** Ends it as a deployment does, and waits. */
  endRole(role: Role): Promise<void> {
    return this.children.get(role)?.stop() ?? Promise.resolve();
  }

  /** Kills it without a warning, and waits until it is gone. */
  async killRole(role: Role): Promise<void> {
    const child = this.children.get(role);
    if (!child) return;
    process.kill(child.pid, 'SIGKILL');
    await child.ended;
  }

  async ready(server: 'server1' | 'server2'): Promise<void> {
    const child = this.children.get(server);
    await awaitReady(`http://localhost:${this.portOf(server)}/readyz`, child?.ended ?? Promise.resolve());
  }

  startPooler(): void {
    const users = this.file('users');
    writeFileSync(users, `"sendahead" "${passwordOf(this.primary.dataDir)}"\n`, { mode: 0o644 });
    this.writePooler();
    this.pooler = startProgram('pgbouncer', [this.file('pgbouncer.ini')], this.file('pgbouncer.log'));
  }

  async killPooler(): Promise<void> {
    if (!this.pooler) return;
    process.kill(this.pooler.pid, 'SIGKILL');
    await this.pooler.ended;
  }

  startValkey(): void {
    const words = ['--port', String(this.valkeyPort), '--bind', '127.0.0.1', '--save', ''];
    this.valkey = startProgram(nameOf('redis-server') ?? '', words, this.file('valkey.log'));
  }

  async killValkey(): Promise<void> {
    if (!this.valkey) return;
    process.kill(this.valkey.pid, 'SIGKILL');
    await this.valkey.ended;
  }

  /** Points the pooler to the database that has taken over; servers and workers keep their address. */
  routeTo(database: Database): void {
    this.database = database;
    this.writePooler();
    if (this.pooler) process.kill(this.pooler.pid, 'SIGHUP');
  }

  /** Starts the killed database again. */
  async reopen(database: Database): Promise<void> {
    await openDatabase(database.dataDir);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.children.values()].map((child) => child.stop()));
    for (const program of [this.watcher, this.proxy, this.pooler, this.valkey]) {
      if (!program) continue;
      try {
        process.kill(program.pid, 'SIGTERM');
      } catch {
        // The process has ended already.
      }
      await program.ended;
    }
    await this.standby?.stop();
    await this.database?.stop();
  }

  private writePooler(): void {
    const named = poolerNamesStatements();
    const options = { port: this.port + 1, database: this.primary.port, users: this.file('users') };
    writeFileSync(this.file('pgbouncer.ini'), poolerSettings({ ...options, namesStatements: named }));
  }

  private settings(role: Role): Record<string, string> {
    const by = (name: string): string => {
      const url = new URL(this.primary.url);
      url.port = String(this.port + 1);
      url.pathname = `/${name}`;
      return url.href;
    };
    return {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
      UNDO_MINUTES: '0',
      OVERLOAD_DELAY_MS: '0',
      SENDAHEAD_CLOCK: '2026-11-23T15:00:00Z',
      SENDAHEAD_CLOCK_SINCE: this.since,
      SENDAHEAD_DATA: this.place,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: String(drainSeconds),
      PORT: String(this.portOf(role)),
      GATEWAY_PORT: String(this.portOf('gateway')),
      GATEWAY_URL: `http://localhost:${this.portOf('gateway')}`,
      GATEWAY_WEBHOOK_URL: `${this.url}/api/v6/payments/webhook`,
      PUBLIC_URL: `http://{brand}.localhost:${this.port}`,
      DATABASE_URL: by(role === 'gateway' ? 'sessions' : 'sendahead'),
      DATABASE_DIRECT_URL: by('sessions'),
      VALKEY_URL: `redis://127.0.0.1:${this.valkeyPort}`,
      ...(role === 'gateway' ? {} : { METRICS_PORT: String(this.metricsOf(role)) }),
      DATABASE_NAMED_STATEMENTS: poolerNamesStatements() ? 'on' : 'off',
    };
  }

  private portOf(role: Role): number {
    return this.port + 2 + roles.indexOf(role);
  }

  private metricsOf(role: Role): number {
    return this.portOf(role) + roles.length;
  }

  private get valkeyPort(): number {
    return this.port + 2 + 2 * roles.length;
  }

  /** The port on which Prometheus answers. */
  get prometheus(): number {
    return this.valkeyPort + 1;
  }

  private file(name: string): string {
    return join(this.place, name);
  }
}
