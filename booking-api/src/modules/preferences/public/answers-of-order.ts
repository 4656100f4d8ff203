import type { AnsweredClub } from '@sendahead/shared-contracts/preferences/given-answers';
import type { Queries } from '../../../platform/database/database.ts';
import type { Order } from '../../orders/public/store.ts';
import { answersOf } from './store.ts';

/**
 * QN-08, QN-09: the questions of an order's clubs with their answers, each camper's answers with the name on
 * the order.
 */
export async function answersOfOrder(
  db: Queries,
  { cart_id, shipment }: Pick<Order, 'cart_id' | 'shipment'>,
): Promise<AnsweredClub[]> {
  const travelers = shipment.booking?.form.traveler ?? {};
  const nameOf = (id: string): string => {
    const { t_first_name: first = '', t_last_name: last = '' } = travelers[id] ?? {};
    return `${first} ${last}`.trim();
  };
  const rows = await answersOf(db, cart_id);
  return rows.map((row) => ({
    ...row,
    answers: row.answers.map((answer) =>
      answer.traveler_id === undefined ? answer : { ...answer, traveler: nameOf(answer.traveler_id) },
    ),
  }));
}
