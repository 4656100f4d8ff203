import { join } from 'node:path';
import * as z from 'zod';
import { InvalidSettings, schemaProblems } from '../../platform/settings/invalid-settings.ts';
import { folderSms } from './folder/adapter.ts';
import type { SmsPort } from './port.ts';
import { twilioSms } from './twilio/adapter.ts';

const environment = z.object({
  SMS_PROVIDER: z.enum(['folder', 'twilio']).default('folder'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/)
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/)
    .optional(),
  TWILIO_URL: z.url().optional(),
  TWILIO_REPLY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TIMEOUT_MS: z.coerce.number().int().min(100).max(20_000).default(5000),
});

const needed = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/** The missing text message settings, a line for each. */
export const smsSettingProblems = (env: NodeJS.ProcessEnv): string[] => [
  ...schemaProblems(environment, env),
  ...(env.SMS_PROVIDER === 'twilio'
    ? needed.flatMap((name) => (env[name] ? [] : [`${name}: missing; required with SMS_PROVIDER twilio`]))
    : []),
];

/**
 * The provider of text messages; files in `<data>/sms` when no provider is set. Throws for invalid settings.
 */
export function chooseSms(env: NodeJS.ProcessEnv, dataDir: string): SmsPort {
  const problems = smsSettingProblems(env);
  if (problems.length > 0) throw new InvalidSettings(problems);
  const read = environment.parse(env);
  if (read.SMS_PROVIDER !== 'twilio') return folderSms(join(dataDir, 'sms'));
  return twilioSms({
    accountSid: read.TWILIO_ACCOUNT_SID ?? '',
    authToken: read.TWILIO_AUTH_TOKEN ?? '',
    from: read.TWILIO_FROM ?? '',
    timeoutMs: read.SMS_TIMEOUT_MS,
    url: read.TWILIO_URL,
    replyUrl: read.TWILIO_REPLY_URL,
  });
}
