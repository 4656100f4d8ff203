import { createPreviewTokens } from '../modules/releases/public/preview-token.ts';
import { createClock } from '../platform/clock.ts';
import { readConfig } from '../platform/settings/config.ts';
import { readEnvironment } from '../platform/settings/environment.ts';
import { originOfBrand } from '../platform/settings/public-url.ts';

/**
 * `<part> <version> <brand> [page]`: prints the URL of a preview, for `npm run preview`. It uses no database.
 */
const [part = '', version = '', brand = '', page] = process.argv.slice(2);
const unasked = 'postgres://localhost/unasked';
const config = readConfig({ DATABASE_URL: unasked, ...readEnvironment() });
const clock = createClock(config.clockStart, Date.now, config.clockSince);
const url = createPreviewTokens(config, clock).urlOf({ part, version }, page);
process.stdout.write(`${originOfBrand(config.publicUrl, brand)}${url}\n`);
