import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from './settings.ts';

const folder = join(dataDir, 'sms');

/** The texts about an order, as stored in the folder. */
export const textsAbout = (orderId: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.startsWith(orderId) && name.endsWith('.txt'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : [];
