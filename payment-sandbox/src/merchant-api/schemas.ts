import * as z from 'zod';

const id = z.string().regex(/^[\w-]{1,64}$/);
const amount = z.number().int().min(1).max(100_000_000);

export const saleSchema = z
  .strictObject({
    amount_cents: amount,
    order_id: id,
    nonce: z.string().max(200).optional(),
    token: z.string().max(64).optional(),
    billing_zip: z.string().max(10).optional(),
    api_request_key: z.string().min(1).max(255).optional(),
    submit_for_settlement: z.boolean().default(false),
    verify_card: z.boolean().default(false),
    vault_for: id.optional(),
  })
  .refine((sale) => (sale.nonce === undefined) !== (sale.token === undefined));

export const afterwardsSchema = z.strictObject({
  id,
  amount_cents: amount.optional(),
  api_request_key: z.string().min(1).max(255).optional(),
});

export const keepSchema = z.strictObject({
  customer_id: id,
  nonce: z.string().max(200),
  billing_zip: z.string().max(10).optional(),
});

export const nonceSchema = z.strictObject({ nonce: z.string().max(200) });
export const idSchema = z.object({ id });
export const searchSchema = z.union([
  z.strictObject({ order_id: id }),
  z.strictObject({ since: z.iso.datetime({ offset: true }) }),
]);
