import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsPort } from '../port.ts';

/** Writes each message into a folder as `<id>.txt`, completely or not at all. */
export function folderSms(folder: string): SmsPort {
  return {
    async send({ id, to, text }) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${id.replaceAll(/[^\w-]/g, '_')}.txt`);
      await writeFile(`${file}.draft`, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
      await rename(`${file}.draft`, file);
    },
    // A file gets no replies.
    readReply: async () => undefined,
  };
}
