/**
 * How texts of an order ended: by its owner, by staff on their behalf, by a reply to a text, or with the
 * order.
 */
export type TextsEnd = 'owner' | 'staff' | 'reply' | 'order';

export type TextTables = {
  text_consents: {
    id: string;
    order_id: string;
    /** E.164. */
    phone: string;
    /** The text that the person agreed to. */
    sentence: string;
    agreed_by: string;
    agreed_at: string;
    ended_at: string | null;
    ended_by: TextsEnd | null;
  };
  order_texts: {
    order_id: string;
    kind: string;
    /** `due` has a job and was not sent; `sending` got no answer from the provider: it may have arrived. */
    state: 'due' | 'sending' | 'sent';
    at: string;
  };
};

declare module '../../../../platform/database/tables.ts' {
  interface Tables extends TextTables {}
}
