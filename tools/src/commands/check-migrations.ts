import { judgeMigrations } from '../migrations/judge-folder.ts';

/** `check:migrations`: refuses new migrations that would block or break the running release while they are applied. */
const problems = judgeMigrations();
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('The new migrations leave the release before them running.');
process.exit(problems.length === 0 ? 0 : 1);
