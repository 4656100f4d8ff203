import { createTransport } from 'nodemailer';
import { messageOf } from '../message.ts';
import type { MailPort } from '../port.ts';

/** Sends through an SMTP server (`smtp://user:password@host:587`, `smtps://…`). A call ends within 20 s. */
export function smtpMail(url: string): MailPort {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      const { rejected } = await transport.sendMail(messageOf(mail));
      if (rejected.length > 0) throw new Error('the mail server refused the recipient');
    },
  };
}
