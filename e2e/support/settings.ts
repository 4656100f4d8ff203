import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Where the product of the journeys runs, and the folder that it keeps its data in. */
export const port = Number(process.env.JOURNEYS_PORT ?? 4310);
export const dataDir = resolve(root, process.env.SENDAHEAD_DATA ?? '.data/journeys');
export const screensDir = join(root, 'artifacts/screens');
export const docsDir = join(root, 'docs');

/** The brand of the journeys: its page, and the gateway that draws the card fields in it. */
export const shopOrigin = `http://golf.localhost:${port}`;
export const gatewayOrigins: readonly string[] = [
  `http://golf.localhost:${port + 1}`,
  `http://localhost:${port + 1}`,
];
