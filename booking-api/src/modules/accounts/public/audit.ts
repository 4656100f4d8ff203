import type { AppContext } from '../../../platform/context.ts';

/** Notes that something happened which may have to be explained later. Ids only: no mail, token or card. */
export async function audit(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  kind: string,
  event: {
    userId: string | null;
    subject: string | null;
    detail?: Record<string, string | number | boolean>;
  },
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      happened_at: clock.instant(),
      kind,
      user_id: event.userId,
      subject: event.subject,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}
