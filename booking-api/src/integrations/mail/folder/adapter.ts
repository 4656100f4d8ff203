import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf } from '../message.ts';
import type { MailPort } from '../port.ts';

/**
 * Writes each mail into a folder as `<message id>.eml`, completely or not at all; sending the same mail twice
 * writes one file.
 */
export function folderMail(folder: string): MailPort {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed');
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${mail.messageId.replaceAll(/[^\w.@-]/g, '_')}.eml`);
      // Two processes may send the same mail at the same moment.
      const draft = `${file}.${randomUUID()}.draft`;
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, file);
    },
  };
}
