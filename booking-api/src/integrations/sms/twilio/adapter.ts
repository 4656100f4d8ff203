import { inE164 } from '../in-e164.ts';
import { type SmsPort, SmsRefused } from '../port.ts';

export type TwilioSettings = {
  accountSid: string;
  authToken: string;
  /** A number of ours in E.164, or the sid of a messaging service (`MG…`). */
  from: string;
  timeoutMs: number;
  /** Base URL of its API; Twilio's own when absent. */
  url?: string | undefined;
  /**
   * Our URL for replies, exactly as configured at Twilio, because the signature covers it. Absent: replies
   * are not read.
   */
  replyUrl?: string | undefined;
};

/**
 * Messages through Twilio. A message that Twilio may have accepted is not sent again here: the user asks for
 * another. Twilio's error text holds the number and is dropped; its code is kept.
 */
export function twilioSms(settings: TwilioSettings): SmsPort {
  const { accountSid, authToken, from, timeoutMs, url, replyUrl } = settings;
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
  // The SDK loads all of Twilio's APIs, so it is loaded with the first message.
  const client = async () => {
    const { default: twilio } = await import('twilio');
    const made = new twilio.Twilio(accountSid, authToken, { timeout: timeoutMs, autoRetry: false });
    if (url) made.api.baseUrl = url;
    return made;
  };
  return {
    async send({ to, text }) {
      try {
        await (await client()).messages.create({ ...sender, to: inE164(to), body: text });
      } catch (error) {
        throw new SmsRefused(codeOf(error));
      }
    },
    async readReply(signature, form) {
      if (!replyUrl || signature === '') return undefined;
      const { default: twilio } = await import('twilio');
      // The SDK compares in constant time.
      if (!twilio.validateRequest(authToken, signature, replyUrl, form)) return undefined;
      const { From: sender, Body: text } = form;
      return sender === undefined || form.AccountSid !== accountSid
        ? undefined
        : { from: sender, text: text ?? '' };
    },
  };
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'unknown';
  const { code } = error;
  return typeof code === 'number' || (typeof code === 'string' && /^[A-Z_\d]{2,40}$/.test(code))
    ? String(code)
    : 'unknown';
}
