/** A short message as the product writes it. `to` is a number in digits, with a leading plus where it was given. */
export type ShortMessage = { id: string; to: string; text: string };

export type SmsPort = {
  /** Hands the message over; throws when it was not taken. */
  send(message: ShortMessage): Promise<void>;
};

/** The message was not taken. `code` is the provider's own and holds nothing of a person. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  readonly code: string;

  constructor(code: string) {
    super(`the message was not taken: ${code}`);
    this.code = code;
  }
}
