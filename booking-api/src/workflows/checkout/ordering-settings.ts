import { carrierSettingProblems } from '../../integrations/carriers/settings.ts';
import {
  type MailSettings,
  mailSettingProblems,
  readMailSettings,
} from '../../integrations/mail/settings.ts';
import {
  type PaymentSettings,
  paymentSettingProblems,
  readPaymentSettings,
} from '../../integrations/payments/settings.ts';
import { smsSettingProblems } from '../../integrations/sms/settings.ts';
import { sealingSettingProblems } from '../../platform/security/sealed.ts';
import type { Config } from '../../platform/settings/config.ts';
import { InvalidSettings } from '../../platform/settings/invalid-settings.ts';

export type OrderingSettings = { payments: PaymentSettings; mails: MailSettings };

/**
 * What payments and mails need from the environment. A shop that cannot be paid, or whose confirmations reach nobody, does
 * not open. Throws InvalidSettings that names all that is missing, of carriers, messages to phones and
 * the key of secrets too.
 */
export function readOrderingSettings(
  env: NodeJS.ProcessEnv,
  { production, dataDir, publicUrl }: Pick<Config, 'production' | 'dataDir' | 'publicUrl'>,
): OrderingSettings {
  const problems = [
    ...paymentSettingProblems(env, production),
    ...mailSettingProblems(env, production),
    ...carrierSettingProblems(env, production),
    ...smsSettingProblems(env),
    ...sealingSettingProblems(env, production),
  ];
  if (problems.length > 0) throw new InvalidSettings(problems);
  return { payments: readPaymentSettings(env, production), mails: readMailSettings(env, dataDir, publicUrl) };
}
