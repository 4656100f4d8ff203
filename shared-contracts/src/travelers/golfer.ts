import * as z from 'zod/mini';
import { productLineKeySchema } from '../catalog/schema.ts';

/** EN-23: whose bags are handed over how: one pickup block per golfer. `pickup_item_type` is the bags' product line. */
export const golferSchema = z.object({
  golfer_id: z.string(),
  pickup_type: z.enum(['pickup', 'drop_off']),
  pickup_item_type: productLineKeySchema,
});
export type Golfer = z.output<typeof golferSchema>;
