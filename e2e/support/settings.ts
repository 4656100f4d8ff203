import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The address of the journeys' product, and its data folder. */
export const port = Number(process.env.JOURNEYS_PORT ?? 4310);
export const dataDir = resolve(root, process.env.SENDAHEAD_DATA ?? '.data/journeys');
export const screensDir = join(root, 'artifacts/screens');

/** The shop's pages of every brand, and the gateway that draws the card fields in them. */
export const isShop = (origin: string): boolean => isOurs(origin, port);
export const isGateway = (origin: string): boolean => isOurs(origin, port + 1);

const isOurs = (origin: string, at: number): boolean =>
  new RegExp(`^http://(\\w+\\.)?localhost:${at}$`).test(origin);

/** The address of the card fields of the journeys' brand. */
export const gatewayOrigins: readonly string[] = [
  `http://golf.localhost:${port + 1}`,
  `http://localhost:${port + 1}`,
];

export const shipUrlOf = (brand: string): string => `http://${brand}.localhost:${port}/ship`;
