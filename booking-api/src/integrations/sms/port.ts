/** A short message as the product writes it. `to` is a number in digits, with a leading plus where it was given. */
export type ShortMessage = { id: string; to: string; text: string };

/** What somebody answered to a message. `from` is their number. */
export type SmsReply = { from: string; text: string };

export type SmsPort = {
  /** Hands the message over; throws when it was not taken. */
  send(message: ShortMessage): Promise<void>;
  /** A reply as the provider sends it to us, by its signature; undefined for a form that it did not sign. */
  readReply(signature: string, form: Readonly<Record<string, string>>): Promise<SmsReply | undefined>;
};

/** The provider’s code for a number whose owner ended our messages with it. */
const endedByReply = '21610';
/** Failures before the message left us. */
const notSent: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** The message was not taken. `code` is the provider's own and holds nothing of a person. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  readonly code: string;

  constructor(code: string) {
    super(`the message was not taken: ${code}`);
    this.code = code;
  }

  /** Whether the provider certainly did not take the message; else it may have, and its answer was lost. */
  get isCertain(): boolean {
    return /^\d+$/.test(this.code) || notSent.includes(this.code);
  }

  /** Whether the number’s owner wants no messages of ours. */
  get isUnwanted(): boolean {
    return this.code === endedByReply;
  }
}
