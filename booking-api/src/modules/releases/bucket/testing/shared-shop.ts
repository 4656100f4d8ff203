import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookingApp, buildApp } from '../../../../app.ts';
import { chooseBucket } from '../../../../integrations/bucket/settings.ts';
import { startS3Server } from '../../../../integrations/bucket/testing/s3-server.ts';
import { openDatabase } from '../../../../platform/database/database.ts';
import { readConfig } from '../../../../platform/settings/config.ts';
import { createTestDatabase } from '../../../../testing/database.ts';
import { createSharedReleases } from '../../public/shared-releases.ts';

/** A server with its own data folder. */
export type Host = Pick<BookingApp, 'app'> & { readonly folder: string };

/** A shop of several hosts that share a database and a bucket, and no disk. */
export async function openSharedShop() {
  const place = mkdtempSync(join(tmpdir(), 'hosts-'));
  const s3 = await startS3Server();
  const database = await createTestDatabase();
  const db = openDatabase(database.url, 4);
  const bucket = chooseBucket(s3.env);
  const started: BookingApp[] = [];
  const env = { ...s3.env, FILES_STORE: 'folder', RELEASES_STORE: 'bucket' };
  const dataOf = (host: string): string => join(place, host);
  const folderOf = (host: string): string => join(dataOf(host), 'releases');
  const configOf = (host: string) =>
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      SENDAHEAD_DATA: dataOf(host),
      OVERLOAD_DELAY_MS: '0',
      LOG_LEVEL: 'info',
      ...env,
    });
  return {
    s3,
    db,
    configOf,
    bucket,
    dataOf,
    folderOf,
    /** The releases as a person sees them who works on this host. */
    releasesOf: (host: string) => createSharedReleases({ db, bucket, folder: folderOf(host) }),
    async start(host: string, lines: string[] = []): Promise<Host> {
      const built = await buildApp(configOf(host), {
        pages: true,
        logStream: { write: (line) => void lines.push(line) },
      });
      started.push(built);
      return { app: built.app, folder: folderOf(host) };
    },
    /** Writes a finished build of the shell, as webpack leaves it. */
    writeShell(version: string): string {
      const dist = join(place, 'dist', version);
      mkdirSync(join(dist, 'pages'), { recursive: true });
      for (const page of ['ship', 'start'])
        writeFileSync(join(dist, `pages/${page}.html`), `<div id="page">${version}</div>`);
      for (const file of ['main.js', 'main.css']) writeFileSync(join(dist, file), `${file} ${version}`);
      writeFileSync(join(dist, 'part.json'), JSON.stringify({ part: 'shell', version }));
      return dist;
    },
    async close() {
      for (const { app } of started) await app.close();
      await db.destroy();
      await database.drop();
      await s3.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
export type SharedShop = Awaited<ReturnType<typeof openSharedShop>>;
