import type * as z from 'zod';

/** Names every setting that is wrong or missing, each in a line `NAME: what`. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Wrong settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The environment variables that a schema refuses, a line for each. */
export const schemaProblems = (schema: z.ZodType, env: NodeJS.ProcessEnv): string[] =>
  schema.safeParse(env).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
