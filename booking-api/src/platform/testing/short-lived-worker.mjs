import { appendFileSync, readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** A thread that writes down when it began, works, and dies the first time. */
const { BEGINNINGS = '', SENDAHEAD_CLOCK } = process.env;
appendFileSync(BEGINNINGS, `${SENDAHEAD_CLOCK}\n`);
parentPort?.postMessage('ready');
parentPort?.once('message', () => process.exit(0));
if (readFileSync(BEGINNINGS, 'utf8').split('\n').length === 2)
  setImmediate(() => {
    throw new Error('died');
  });
