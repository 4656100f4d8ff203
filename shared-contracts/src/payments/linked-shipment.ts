import * as z from 'zod/mini';
import { legNameSchema } from '../orders/leg-name.ts';

/**
 * CO-92: a link's purchase, as anyone with it may see it: first names, bags, towns, clubs, days and carriers;
 * no last name, no street, no phone.
 */
export const linkedShipmentSchema = z.object({
  travelers: z.array(z.object({ first_name: z.string(), items: z.array(z.string()) })),
  legs: z.array(
    z.object({
      leg: legNameSchema,
      /** Towns. */
      from: z.string(),
      to: z.string(),
      /** The clubs, hotels or ports of ours at both ends. */
      clubs: z.array(z.string()),
      pickup_date: z.string(),
      arrival_date: z.string(),
      service: z.string(),
    }),
  ),
});
export type LinkedShipment = z.output<typeof linkedShipmentSchema>;
