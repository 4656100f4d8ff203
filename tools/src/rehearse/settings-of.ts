import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

const deployed = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');

/** Replaces a required text; throws if the deployed file no longer contains it. */
function replace(text: string, found: RegExp, by: string): string {
  if (!found.test(text)) throw new Error(`nothing in the deployed file matches ${found}`);
  return text.replace(found, by);
}

/** `deploy/haproxy/haproxy.cfg` for servers on ports of this machine, without TLS in front of it. */
export function proxySettings(port: number, servers: readonly number[]): string {
  const lines = servers.map((server, at) => `  server server${at + 1} 127.0.0.1:${server}`).join('\n');
  let text = deployed('haproxy/haproxy.cfg');
  text = replace(text, /^resolvers docker\n.*\n/m, '');
  text = replace(text, /maxconn \d+/, 'maxconn 500');
  text = replace(text, /^frontend plain\n(?: .*\n)*/m, '');
  text = replace(text, /^ {2}bind :8443 .*$/m, `  bind 127.0.0.1:${port}`);
  text = replace(text, /X-Forwarded-Proto https/, 'X-Forwarded-Proto http');
  return replace(text, /^ {2}server-template .*$/m, lines);
}

export interface PoolerOptions {
  readonly port: number;
  /** Where PostgreSQL listens. */
  readonly database: number;
  readonly users: string;
  /** False before PgBouncer 1.21. */
  readonly namesStatements: boolean;
}

/**
 * `deploy/pgbouncer/pgbouncer.ini` for a database of this machine. A second entry keeps a session for each
 * client: news, jobs and migrations keep its address when another database takes over.
 */
export function poolerSettings({ port, database, users, namesStatements }: PoolerOptions): string {
  const at = `host=127.0.0.1 port=${database} dbname=sendahead`;
  let text = deployed('pgbouncer/pgbouncer.ini');
  text = replace(text, /^sendahead = .*$/m, `sendahead = ${at}\nsessions = ${at} pool_mode=session`);
  text = replace(text, /^listen_addr = .*$/m, 'listen_addr = 127.0.0.1');
  text = replace(text, /^listen_port = .*$/m, `listen_port = ${port}`);
  text = replace(text, /^auth_file = .*$/m, `auth_file = ${users}`);
  if (namesStatements) return text;
  return replace(text, /^max_prepared_statements = .*$/m, '');
}
