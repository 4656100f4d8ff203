import type { SendMailOptions } from 'nodemailer';
import { oneLine } from './one-line.ts';
import type { Mail } from './port.ts';

/** A mail in nodemailer's terms. All customer text is one line, and no part may load files or URLs. */
export const messageOf = (mail: Mail): SendMailOptions => ({
  messageId: `<${mail.messageId}>`,
  from: { name: oneLine(mail.from.name, 60), address: mail.from.address },
  to: { name: oneLine(mail.to.name, 60), address: oneLine(mail.to.address, 120) },
  replyTo: mail.replyTo,
  subject: oneLine(mail.subject),
  html: mail.html,
  text: mail.text,
  ...(mail.attachments
    ? {
        attachments: mail.attachments.map(({ name, type, bytes }) => ({
          filename: oneLine(name, 80),
          contentType: type,
          content: Buffer.from(bytes),
        })),
      }
    : {}),
  ...(mail.offUrl
    ? {
        headers: {
          'List-Unsubscribe': { prepared: true, value: `<${mail.offUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }
    : {}),
  disableFileAccess: true,
  disableUrlAccess: true,
});
