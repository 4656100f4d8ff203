import { findByEmail } from '../modules/accounts/public/store.ts';
import { changeFlag } from '../modules/console/public/change-flag.ts';
import { readFlagRows } from '../modules/flags/public/store.ts';
import { createClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readConfig } from '../platform/settings/config.ts';
import { readEnvironment } from '../platform/settings/environment.ts';

/**
 * `<key> <on|off|servers|0-100> <email of staff> <why>`: sets a flag for `npm run flag`; reports a refusal
 * with its reason.
 */
const [key = '', wanted = '', email = '', reason = ''] = process.argv.slice(2);
const { databaseUrl, namedStatements, clockStart, clockSince } = readConfig(readEnvironment());
const db = openDatabase(databaseUrl, 2, namedStatements);
const clock = createClock(clockStart, Date.now, clockSince);
const states: Readonly<Record<string, boolean | null>> = { on: true, off: false, servers: null };
const isOn = states[wanted];
const fields = isOn === undefined ? { is_on: true, percent: Number(wanted) } : { is_on: isOn };
try {
  const actor = await findByEmail(db, email);
  if (!actor) throw new Refusal(404, `no account of staff has the email ${email}`);
  const revision = (await readFlagRows(db)).find((row) => row.key === key)?.revision ?? 0;
  await changeFlag({ db, clock }, { key, actor, sent: { fields, revision, reason } });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  const why = error.code === 'no_such_thing' ? `no flag ${key} that ${email} may set` : error.code;
  console.error([why, ...error.fields.map(({ path, code }) => `${path}: ${code}`)].join('\n'));
  process.exitCode = 1;
} finally {
  await db.destroy();
}
