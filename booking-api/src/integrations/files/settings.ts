import { join } from 'node:path';
import * as z from 'zod';
import { InvalidSettings, schemaProblems } from '../../platform/settings/invalid-settings.ts';
import { countedFiles } from './counted-files.ts';
import { folderFiles } from './folder/adapter.ts';
import type { FilePort } from './port.ts';
import { s3Files } from './s3/adapter.ts';

const environment = z.object({
  FILES_STORE: z.enum(['folder', 's3']).default('folder'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  FILES_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(10_000),
});

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The settings of uploads that are wrong or missing, a line for each. */
export const fileSettingProblems = (env: NodeJS.ProcessEnv): string[] => [
  ...schemaProblems(environment, env),
  ...(env.FILES_STORE === 's3'
    ? needed.flatMap((name) => (env[name] ? [] : [`${name}: missing; required with FILES_STORE s3`]))
    : []),
];

/** Where uploads are kept; `<data>/files` when nothing is set. Throws for invalid settings. */
export function chooseFiles(env: NodeJS.ProcessEnv, dataDir: string): FilePort {
  const problems = fileSettingProblems(env);
  if (problems.length > 0) throw new InvalidSettings(problems);
  const read = environment.parse(env);
  if (read.FILES_STORE !== 's3') return countedFiles(folderFiles(join(dataDir, 'files')));
  return countedFiles(
    s3Files({
      endpoint: read.S3_ENDPOINT ?? '',
      bucket: read.S3_BUCKET ?? '',
      region: read.S3_REGION,
      accessKeyId: read.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: read.S3_SECRET_ACCESS_KEY ?? '',
      timeoutMs: read.FILES_TIMEOUT_MS,
    }),
  );
}
