import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '../../../integrations/mail/port.ts';
import { readMailSettings } from '../../../integrations/mail/settings.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

/** The server with its account pages and jobs, and a mail port that keeps what it receives. */
export type AccountServer = TestApp & {
  posted: Mail[];
  logs: string[];
  /** The folder for text messages. */
  dataDir: string;
  /** Waits for the next mail to an address whose subject contains the words; returns each mail once. */
  nextMail(to: string, words: string): Promise<Mail>;
};

export async function startAccountServer(
  env: Record<string, string> = {},
  more: { pages?: boolean } = {},
): Promise<AccountServer> {
  const posted: Mail[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'accounts-'));
  const logs: string[] = [];
  const mail = {
    send: async (one: Mail) => {
      posted.push(one);
    },
  };
  const server = await startTestApp(
    {
      ...more,
      logStream: { write: (line) => void logs.push(line) },
      services: {
        mails: { ...readMailSettings(env, dataDir, env.PUBLIC_URL ?? 'http://{brand}.localhost:4000'), mail },
      },
    },
    { ...env, SENDAHEAD_DATA: dataDir },
  );
  await server.context.jobs.start();
  return {
    ...server,
    dataDir,
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
    posted,
    logs,
    async nextMail(to, words) {
      return until(async () => {
        const at = posted.findIndex((mail) => mail.to.address === to && mail.subject.includes(words));
        return at < 0 ? undefined : posted.splice(at, 1)[0];
      });
    },
  };
}
