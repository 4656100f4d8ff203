import type { MailSettings } from '../../../integrations/mail/settings.ts';
import { type SmsPort, SmsRefused } from '../../../integrations/sms/port.ts';
import { drawPhotoToken, findPhotoLink } from '../../../modules/claims/public/photo-links.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { nameOfText, type OrderText, orderTextJob } from '../../../modules/orders/public/texts/jobs.ts';
import { claimText, settleText, wasTexted } from '../../../modules/orders/public/texts/sent-texts.ts';
import {
  endTextsTo,
  openConsent,
  type TextConsent,
} from '../../../modules/orders/public/texts/text-consents.ts';
import { drawTextLink } from '../../../modules/tracking/public/text-link.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { orderText } from '../copy/order-text.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { textFacts, tokenToCome } from './text-facts.ts';

export type TextContext = {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  sms: SmsPort;
  mails: Pick<MailSettings, 'pageOrigin'>;
};

/**
 * Sends a text about an order to the consented number, at most once: it is recorded before sending. One that
 * is due at night waits for the morning, and one that is no longer true is dropped. Throws to be retried.
 */
export async function sendText(context: TextContext, text: OrderText): Promise<void> {
  const { db, clock, jobs, mails } = context;
  const key = { orderId: text.orderId, kind: nameOfText(text) };
  const order = await findOrder(db, text.orderId);
  const consent = await openConsent(db, text.orderId);
  if (!order || !consent || (await wasTexted(db, key))) return;
  // Its consent has ended since.
  if (text.step === 'started' && text.about !== consent.id) return;
  // Its claim was decided since.
  if (text.step === 'photos' && !(await findPhotoLink(db, text.about ?? '', clock.instant()))) return;
  const facts = await textFacts(db, mails, order, text, clock.now());
  if (!facts) return;
  const from = afterQuietHours(clock.now(), facts.zone);
  if (from > clock.now()) {
    const startAfterSeconds = Math.ceil((from - clock.now()) / 1000);
    await db.transaction().execute((trx) => jobs.enqueue(trx, orderTextJob, text, { startAfterSeconds }));
    return;
  }
  if (!(await claimText(db, key, clock.instant()))) return;
  const words = orderText(text.step, facts);
  await deliver(context, { key, consent, words }, () =>
    text.step === 'photos' ? drawPhotoToken(db, text.about ?? '') : drawTextLink(db, clock, order),
  );
}

type Written = { key: { orderId: string; kind: string }; consent: TextConsent; words: string };

/**
 * Sends a claimed text. If the provider refuses it, it can be claimed again; if the provider may have
 * accepted it, it cannot.
 */
export async function deliver(
  { db, clock, sms }: Pick<TextContext, 'db' | 'clock' | 'sms'>,
  { key, consent, words }: Written,
  drawToken: () => Promise<string>,
): Promise<void> {
  try {
    const text = words.includes(tokenToCome) ? words.replace(tokenToCome, await drawToken()) : words;
    await sms.send({ id: `${key.orderId}.${key.kind}`, to: consent.phone, text });
  } catch (error) {
    const refused = error instanceof SmsRefused ? error : undefined;
    if (!refused || refused.isCertain) await settleText(db, key, 'due');
    if (!refused?.isUnwanted) throw error;
    return endTextsTo(db, consent.phone, clock.instant());
  }
  await settleText(db, key, 'sent');
}
