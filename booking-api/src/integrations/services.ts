import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Config } from '../platform/settings/config.ts';
import { chooseCarriers } from './carriers/choose-carriers.ts';
import type { CarrierPort } from './carriers/port.ts';
import { readCarrierSettings } from './carriers/settings.ts';
import type { FilePort } from './files/port.ts';
import { chooseFiles } from './files/settings.ts';
import { type MailSettings, readMailSettings } from './mail/settings.ts';
import { choosePayments } from './payments/choose-provider.ts';
import type { PaymentPort } from './payments/port.ts';
import { readPaymentSettings } from './payments/settings.ts';
import type { SmsPort } from './sms/port.ts';
import { chooseSms } from './sms/settings.ts';

/** The external services, as modules and workflows use them. */
export type Services = {
  payments: PaymentPort;
  carriers: CarrierPort;
  mails: MailSettings;
  sms: SmsPort;
  files: FilePort;
};

/** The services that the settings name. Throws InvalidSettings when a payment setting is missing. */
export function openServices(
  { env, production, dataDir, publicUrl, gatewayUrl }: Config,
  db: Database,
  clock: Clock,
): Services {
  return {
    payments: choosePayments(readPaymentSettings(env, production), gatewayUrl),
    carriers: chooseCarriers(readCarrierSettings(env), db, clock),
    mails: readMailSettings(env, dataDir, publicUrl),
    sms: chooseSms(env, dataDir),
    files: chooseFiles(env, dataDir),
  };
}
