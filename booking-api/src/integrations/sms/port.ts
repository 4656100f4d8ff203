/** A short message as the product writes it. `to` is a number in digits, with a leading plus where it was given. */
export type ShortMessage = { id: string; to: string; text: string };

export type SmsPort = {
  /** Hands the message over; throws when it was not taken. */
  send(message: ShortMessage): Promise<void>;
};
