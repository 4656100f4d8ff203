import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { rememberedFacility } from '../../../../../modules/clubs/public/store.ts';
import type { Price } from '../../../../../modules/pricing/public/price-cart.ts';
import type { Queries } from '../../../../../platform/database/database.ts';
import type { Reference } from '../../../../../platform/database/reference.ts';

/** No bag is sold that reaches a camp after its last session has ended. */
export async function sessionErrors(
  db: Queries,
  reference: Reference,
  { shipment, legs }: Pick<Price, 'shipment' | 'legs'>,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const { name, arrivalDate } of legs) {
    const { club } = name === 'outbound' ? shipment.destination : shipment.origin;
    const facility = club && (await rememberedFacility(db, reference, club.id));
    const until = (facility?.club_sessions ?? [])
      .map(({ ends_on }) => ends_on)
      .toSorted()
      .at(-1);
    if (until !== undefined && arrivalDate > until)
      errors.push({
        path: name === 'outbound' ? 'arrival_date' : 'return_arrival_date',
        code: 'after_session',
      });
  }
  return errors;
}
