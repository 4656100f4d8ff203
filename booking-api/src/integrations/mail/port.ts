/** A mail as the product writes it; the adapters only deliver it. */
export type Mail = {
  /** The same for every attempt to send it, so that a mailbox recognizes a repetition. No angle brackets. */
  messageId: string;
  to: { name: string; address: string };
  from: { name: string; address: string };
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  /** URL where a mailbox turns mails of this kind off by one POST (RFC 8058); absent for mandatory mails. */
  offUrl?: string | undefined;
  attachments?: readonly MailAttachment[] | undefined;
};

/** An attachment of a mail. */
export type MailAttachment = { name: string; type: string; bytes: Uint8Array };

export type MailPort = {
  /** Delivers the mail; throws when the other side did not accept it, so that a job tries again. */
  send(mail: Mail): Promise<void>;
};
