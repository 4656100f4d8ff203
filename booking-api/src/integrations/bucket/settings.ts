import * as z from 'zod';
import { InvalidSettings, schemaProblems } from '../../platform/settings/invalid-settings.ts';
import { type Bucket, openBucket } from './bucket.ts';

const environment = z.object({
  RELEASES_STORE: z.enum(['folder', 'bucket']).default('folder'),
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
/** The settings that put something into the bucket. */
const uses = { FILES_STORE: 's3', RELEASES_STORE: 'bucket' } as const;

/** The settings of the bucket that are wrong, or missing where something is kept in it, a line for each. */
export const bucketSettingProblems = (env: NodeJS.ProcessEnv): string[] => {
  const use = Object.entries(uses).find(([name, value]) => env[name] === value);
  return [
    ...schemaProblems(environment, env),
    ...(use
      ? needed.flatMap((name) => (env[name] ? [] : [`${name}: missing; required with ${use.join(' ')}`]))
      : []),
  ];
};

/** The bucket that the settings name. Throws InvalidSettings. */
export function chooseBucket(env: NodeJS.ProcessEnv): Bucket {
  const problems = bucketSettingProblems(env);
  if (problems.length > 0) throw new InvalidSettings(problems);
  const read = environment.parse(env);
  return openBucket({
    endpoint: read.S3_ENDPOINT ?? '',
    bucket: read.S3_BUCKET ?? '',
    region: read.S3_REGION,
    accessKeyId: read.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: read.S3_SECRET_ACCESS_KEY ?? '',
    timeoutMs: read.FILES_TIMEOUT_MS,
  });
}

/** The bucket of the released parts; undefined where they are in a folder. Throws InvalidSettings. */
export const bucketOfReleases = (env: NodeJS.ProcessEnv): Bucket | undefined =>
  env.RELEASES_STORE === undefined || env.RELEASES_STORE === 'folder' ? undefined : chooseBucket(env);
