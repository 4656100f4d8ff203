import { resolve } from 'node:path';
import { root } from '../build/workspace.ts';

/** Where the running product stores persistent data: `$SENDAHEAD_DATA`, or `.data` in the repository where it is absent or empty. */
export const dataFolder = (): string => resolve(root, process.env.SENDAHEAD_DATA || '.data');
export const releaseFolder = (): string => resolve(dataFolder(), 'releases');
