import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from './settings.ts';

/** What the servers of the journeys have said so far. */
export const serverLog = (): string => readFileSync(join(dataDir, 'server.log'), 'utf8');
