import { sealAgain } from '../modules/accounts/public/sealed/seal-again.ts';
import { sealHooksAgain } from '../modules/releases/public/release-hooks.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createSealer } from '../platform/security/sealed.ts';
import { readSettingsOrExit } from '../process.ts';

/**
 * Seals with SECRETS_KEY what SECRETS_KEY_BEFORE sealed; afterwards that setting can go. Exits 1 if something opens with
 * neither.
 */
const config = readSettingsOrExit();
const db = openDatabase(config.databaseUrl, 1, config.namedStatements);
const sealer = createSealer(config);
const apps = await sealAgain(db, sealer);
const hooks = await sealHooksAgain(db, sealer);
const sealed = apps.sealed + hooks.sealed;
const unreadable = apps.unreadable + hooks.unreadable;
await db.destroy();
process.stdout.write(`${sealed} secrets sealed with the new key, ${unreadable} open with neither key\n`);
process.exitCode = unreadable > 0 ? 1 : 0;
