import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from './settings.ts';

/** The output of the journeys' servers so far. */
export const serverLog = (): string => readFileSync(join(dataDir, 'server.log'), 'utf8');
