import { judgeMigrations } from '../migrations/judge-folder.ts';

/** `check:migrations`: refuses new migrations that would block or break the running release while they are applied. */
const problems = judgeMigrations();
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('The previous release keeps running on the new migrations.');
process.exit(problems.length === 0 ? 0 : 1);
