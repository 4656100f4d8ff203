import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { serverAccount } from '../postgres/run-as.ts';

/** Settings of a server that archives its write-ahead log, file by file, at least once a minute. */
export const archiving = (archive: string): Record<string, string> => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_timeout: '60',
  archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
});

/** Creates a folder that the server's account may write to. */
export function folderOfServer(path: string): string {
  mkdirSync(path, { recursive: true });
  give(path);
  return path;
}

const give = (path: string): void => {
  const account = serverAccount();
  if (account) chownSync(path, account.uid, account.gid);
};

/** Copies a folder with its owners and rights. */
export function copyFolder(from: string, to: string): void {
  if (spawnSync('cp', ['-a', from, to], { stdio: 'inherit' }).status !== 0)
    throw new Error(`${from} could not be copied`);
}

/** Files that belong only to the running server. */
const notCopied = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'];

/** A base backup of a running server by PostgreSQL's own calls: the cluster's folder as `to`. */
export async function takeBackup(url: string, cluster: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('drill', fast => true)");
    copyFolder(cluster, to);
    // The same session: the backup ends with it.
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    for (const name of notCopied) rmSync(join(to, name), { recursive: true, force: true });
    for (const name of ['pg_wal', 'pg_replslot']) folderOfServer(join(to, name));
    write(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

const write = (path: string, text: string): void => {
  writeFileSync(path, text, { mode: 0o600 });
  give(path);
};

/** Makes a copied cluster recover to a moment when it starts next, and archive nothing into the archive it reads. */
export function recoverTo(cluster: string, archive: string, moment: string): void {
  const settings = {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
    archive_mode: 'off',
  };
  for (const [name, value] of Object.entries(settings))
    appendFileSync(join(cluster, 'postgresql.conf'), `${name} = '${value}'\n`);
  write(join(cluster, 'recovery.signal'), '');
}

/** Makes a copied cluster follow a running one when it starts next. */
export function followPrimary(cluster: string, primary: string): void {
  appendFileSync(join(cluster, 'postgresql.conf'), `primary_conninfo = '${primary}'\n`);
  write(join(cluster, 'standby.signal'), '');
}
