/** A mail as the product writes it; the adapters only carry it. */
export type Mail = {
  /** The same for every try to send it, so that a mailbox can tell a repetition. No angle brackets. */
  messageId: string;
  to: { name: string; address: string };
  from: { name: string; address: string };
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  /** Where a mailbox turns mails of this kind off by one POST (RFC 8058); absent for those that always come. */
  offUrl?: string | undefined;
  attachments?: readonly MailAttachment[] | undefined;
};

/** A file that comes with a mail. */
export type MailAttachment = { name: string; type: string; bytes: Uint8Array };

export type MailPort = {
  /** Hands the mail over; throws when the other side did not take it, so that a job tries again. */
  send(mail: Mail): Promise<void>;
};
