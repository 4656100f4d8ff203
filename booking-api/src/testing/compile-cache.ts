import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For processes that tests start: their sources are read and compiled once, not at every start. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'sendahead-compile-cache') } as const;
