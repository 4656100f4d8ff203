import { wheres } from '../requirements/ids.ts';
import { readRows } from '../requirements/read-rows.ts';

/**
 * `requirements`: prints where each row holds, and what is missing. Exits with 1 when a row lacks the test that
 * its place requires, or when a test quotes an unknown id.
 */
const { rows, missing, unproven, unknown } = readRows();

for (const { id, where, text } of missing) console.log(`${where.padEnd(7)}${id.padEnd(9)}${text}`);
for (const { id, where } of unproven) console.log(`${id} holds on "${where}", but no test there quotes it`);
for (const id of unknown) console.log(`${id} is quoted by a test, but no table lists it`);

const counts = wheres.map((where) => `${rows.filter((row) => row.where === where).length} ${where}`);
console.log(`\n${rows.length} rows: ${counts.join(', ')}`);
process.exit(unproven.length + unknown.length === 0 ? 0 : 1);
