import { sealingSettingProblems } from '../platform/security/sealed.ts';
import type { Config } from '../platform/settings/config.ts';
import { InvalidSettings } from '../platform/settings/invalid-settings.ts';
import { suggesterSettingProblems } from './addresses/choose-suggester.ts';
import { addressSettingProblems } from './addresses/settings.ts';
import { stateLookupSettingProblems } from './addresses/zip-to-state/choose-state-lookup.ts';
import { carrierSettingProblems } from './carriers/settings.ts';
import { fileSettingProblems } from './files/settings.ts';
import { mailSettingProblems } from './mail/settings.ts';
import { paymentSettingProblems } from './payments/settings.ts';
import { smsSettingProblems } from './sms/settings.ts';

/**
 * A shop that cannot accept payments or send confirmations must not open. Throws InvalidSettings that names
 * all that is wrong or missing for payments, emails, carriers, addresses, text messages, uploads and the key of
 * secrets.
 */
export function checkSettings({ env, production }: Pick<Config, 'env' | 'production'>): void {
  const problems = [
    ...paymentSettingProblems(env, production),
    ...mailSettingProblems(env, production),
    ...carrierSettingProblems(env, production),
    ...smsSettingProblems(env),
    ...fileSettingProblems(env),
    ...addressSettingProblems(env),
    ...suggesterSettingProblems(env),
    ...stateLookupSettingProblems(env),
    ...sealingSettingProblems(env, production),
  ];
  if (problems.length > 0) throw new InvalidSettings([...new Set(problems)]);
}
