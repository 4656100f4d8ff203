import { join } from 'node:path';
import * as z from 'zod';
import { InvalidSettings, schemaProblems } from '../../platform/settings/invalid-settings.ts';
import { bucketSettingProblems, chooseBucket } from '../bucket/settings.ts';
import { countedFiles } from './counted-files.ts';
import { folderFiles } from './folder/adapter.ts';
import type { FilePort } from './port.ts';
import { s3Files } from './s3/adapter.ts';

const environment = z.object({
  FILES_STORE: z.enum(['folder', 's3']).default('folder'),
});

/** The settings of uploads that are wrong or missing, a line for each. */
export const fileSettingProblems = (env: NodeJS.ProcessEnv): string[] => [
  ...schemaProblems(environment, env),
  ...bucketSettingProblems(env),
];

/** Where uploads are kept; `<data>/files` when nothing is set. Throws for invalid settings. */
export function chooseFiles(env: NodeJS.ProcessEnv, dataDir: string): FilePort {
  const problems = fileSettingProblems(env);
  if (problems.length > 0) throw new InvalidSettings(problems);
  const { FILES_STORE } = environment.parse(env);
  return countedFiles(
    FILES_STORE === 's3' ? s3Files(chooseBucket(env)) : folderFiles(join(dataDir, 'files')),
  );
}
