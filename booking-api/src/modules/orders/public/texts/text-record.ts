import type { Queries } from '../../../../platform/database/database.ts';
import type { TextsEnd } from './tables.ts';

/** The texts of an order as staff see them. `kind` is made by `nameOfText`. */
export type TextRecord = { at: string } & (
  | { what: 'on'; phone: string }
  | { what: 'off'; by: TextsEnd }
  | { what: 'sent' | 'unanswered'; kind: string }
);

/** When texts of an order were turned on and off, and which were sent. */
export async function textRecordOf(db: Queries, orderId: string): Promise<TextRecord[]> {
  const [consents, texts] = await Promise.all([
    db.selectFrom('text_consents').selectAll().where('order_id', '=', orderId).execute(),
    db
      .selectFrom('order_texts')
      .select(['kind', 'state', 'at'])
      .where('order_id', '=', orderId)
      .where('state', '<>', 'due')
      .execute(),
  ]);
  return [
    ...consents.flatMap(({ phone, agreed_at, ended_at, ended_by }): TextRecord[] => [
      { at: agreed_at, what: 'on', phone },
      ...(ended_at && ended_by ? [{ at: ended_at, what: 'off', by: ended_by } as const] : []),
    ]),
    ...texts.map(
      ({ kind, state, at }): TextRecord => ({ at, what: state === 'sent' ? 'sent' : 'unanswered', kind }),
    ),
  ];
}
