import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { judgeMigration } from './judge-migration.ts';
import { shipped } from './shipped.ts';

const folder = join(root, 'booking-api/migrations');

/** The problems of every migration that has not shipped yet, each in a line that begins with its file. */
export const judgeMigrations = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !shipped.has(name.slice(0, 4)))
    .sort()
    .flatMap((name) =>
      judgeMigration(readFileSync(join(folder, name), 'utf8')).map((why) => `${name}: ${why}`),
    );
