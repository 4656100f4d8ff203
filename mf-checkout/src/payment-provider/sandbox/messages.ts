import * as z from 'zod/mini';

/** The envelope of the messages between the gateway's frame and the page. */
export const envelope = { channel: 'sendahead.card-fields', version: 1 } as const;

const common = { channel: z.literal(envelope.channel), version: z.literal(envelope.version) };

const fieldSchema = z.object({ valid: z.boolean(), error: z.nullable(z.string()) });

/** The messages that the frame may send; anything else is ignored. None of them can contain a card number. */
export const frameMessageSchema = z.union([
  z.object({ ...common, type: z.literal('ready') }),
  z.object({ ...common, type: z.literal('height'), px: z.number().check(z.minimum(0), z.maximum(2000)) }),
  z.object({
    ...common,
    type: z.literal('state'),
    valid: z.boolean(),
    card_type: z.string(),
    fields: z.record(z.string(), fieldSchema),
  }),
  z.object({ ...common, type: z.literal('submit') }),
  z.object({
    ...common,
    type: z.literal('tokenized'),
    id: z.string(),
    ok: z.literal(true),
    nonce: z.string(),
    binData: z.object({ prepaid: z.string() }),
  }),
  z.object({
    ...common,
    type: z.literal('tokenized'),
    id: z.string(),
    ok: z.literal(false),
    code: z.string(),
  }),
]);
export type FrameMessage = z.output<typeof frameMessageSchema>;

export type PageMessage =
  | {
      readonly type: 'init';
      readonly client_token: string;
      readonly prepaid_blocked: boolean;
      readonly theme: FrameTheme;
    }
  | { readonly type: 'theme'; readonly theme: FrameTheme }
  | { readonly type: 'validate'; readonly focus: boolean }
  | { readonly type: 'focus'; readonly field: string }
  | { readonly type: 'tokenize'; readonly id: string }
  | { readonly type: 'clear' };

/** Colors and sizes of the page, resolved, so that the frame looks like a part of it. */
export interface FrameTheme {
  readonly scheme: 'light' | 'dark';
  readonly tokens: Readonly<Record<string, string>>;
}
