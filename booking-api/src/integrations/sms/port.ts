/** A short message as the product writes it. `to` is a number in digits, with a leading plus where it was given. */
export type ShortMessage = { id: string; to: string; text: string };

/** A person's reply to a message. `from` is their number. */
export type SmsReply = { from: string; text: string };

export type SmsPort = {
  /** Delivers the message; throws when the provider did not accept it. */
  send(message: ShortMessage): Promise<void>;
  /** A reply that the provider forwards to us, verified by its signature; undefined for an unsigned form. */
  readReply(signature: string, form: Readonly<Record<string, string>>): Promise<SmsReply | undefined>;
};

/** The provider’s code for a number whose owner opted out of our messages. */
const endedByReply = '21610';
/** Failures before the message left us. */
const notSent: readonly string[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** The provider did not accept the message. `code` is the provider's own and contains no personal data. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  readonly code: string;

  constructor(code: string) {
    super(`the message was not taken: ${code}`);
    this.code = code;
  }

  /**
   * Whether the provider certainly did not accept the message; otherwise it may have, and its answer was
   * lost.
   */
  get isCertain(): boolean {
    return /^\d+$/.test(this.code) || notSent.includes(this.code);
  }

  /** Whether the number’s owner opted out of our messages. */
  get isUnwanted(): boolean {
    return this.code === endedByReply;
  }
}
