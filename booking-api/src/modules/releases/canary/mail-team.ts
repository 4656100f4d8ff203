import * as z from 'zod';
import type { MailSettings } from '../../../integrations/mail/settings.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { escapeText } from '../../../platform/http/escape.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { InvalidSettings } from '../../../platform/settings/invalid-settings.ts';
import { canaryMailWords } from '../copy/canary-mail.ts';

/** Emails the team of a part that its canary ended automatically. */
export const canaryMailJob = defineJob('send-canary-mail', z.object({ seed: z.string() }), { retries: 20 });

/** The address of the team that owns a part. */
export type TeamEmails = ReadonlyMap<string, string>;

const entry = /^(?<part>shell|mf-[a-z-]+)=(?<address>[^\s@=,]+@[^\s@=,]+)$/;

/** Reads `TEAM_EMAILS`, such as `mf-services=rates@example.com,mf-orders=orders@example.com`. Throws InvalidSettings. */
export function readTeamEmails(env: NodeJS.ProcessEnv): TeamEmails {
  const entries = (env.TEAM_EMAILS ?? '').split(',').filter((text) => text.trim() !== '');
  return new Map(
    entries.map((text) => {
      const { part, address } = entry.exec(text.trim())?.groups ?? {};
      if (!part || !address) throw new InvalidSettings([`TEAM_EMAILS: not <part>=<address>: ${text}`]);
      return [part, address];
    }),
  );
}

/** Throws to be retried; every attempt has the same message id. */
export async function mailTeam(
  { db, mails, teams }: { db: Queries; mails: MailSettings; teams: TeamEmails },
  seed: string,
): Promise<void> {
  const run = await db.selectFrom('canary_runs').selectAll().where('seed', '=', seed).executeTakeFirst();
  const address = run && teams.get(run.part);
  if (!run || !address) return;
  const { subject, lines } = canaryMailWords(run);
  await mails.mail.send({
    messageId: `canary.${seed}@${mails.fromAddress.split('@')[1] ?? 'localhost'}`,
    to: { name: run.part, address },
    from: { name: 'Sendahead', address: mails.fromAddress },
    replyTo: mails.fromAddress,
    subject,
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeText(line)}</p>`).join('\n'),
  });
}
