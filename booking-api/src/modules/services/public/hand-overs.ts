import { refuse } from '../../../platform/http/refusal.ts';
import type { PickupFeeRow } from '../../tariff/public/store.ts';
import type { PlannedLeg } from './leg.ts';
import { chosenFee, type FeeQuestion, feesAt } from './pickup-fees.ts';

/** A handover of a leg's bags, with their travelers: one visit of the driver, with one fee. */
export type HandOver = { fee: PickupFeeRow; travelers: readonly { id: string; name: string }[] };

type Asked = Pick<PlannedLeg, 'name' | 'choice' | 'pickupSite' | 'bags'>;

/**
 * MD-03: the handovers in use on a leg, the first traveler's first. A traveler without a choice joins the
 * first one's. Throws Refusal `malformed` for a traveler who is not on the leg, for a first traveler whose
 * handover differs from the leg's, for a handover that is not available there or is for staff only; and those
 * of `chosenFee`.
 */
export function handOversOf(
  leg: Asked,
  rows: readonly PickupFeeRow[],
  question: Pick<FeeQuestion, 'role' | 'hourlyBrand' | 'keepsWaiver'>,
): HandOver[] {
  const own = chosenFee(leg, rows, question);
  const people = peopleOn(leg);
  const fees = new Map(people.map(({ id }) => [id, own]));
  const open = feesAt(leg, rows, question);
  for (const [index, golfer] of (leg.choice.golfers ?? []).entries()) {
    const { travelerId, pickupFeeId, itemType } = golfer;
    const path = `${leg.name === 'return' ? 'return_' : ''}golfers.${index}`;
    const unknown = (field: string) => refuse('malformed', [{ path: `${path}.${field}`, code: 'unknown' }]);
    const fee = pickupFeeId === own.id ? own : open.find(({ id, waived }) => id === pickupFeeId && !waived);
    if (!fees.has(travelerId)) throw unknown('golfer_id');
    if (!fee || (people[0]?.id === travelerId && fee !== own)) throw unknown('pickup_type');
    if (itemType !== '' && !sends(leg, travelerId, itemType)) throw unknown('pickup_item_type');
    fees.set(travelerId, fee);
  }
  return [...Map.groupBy(people, ({ id }) => fees.get(id) ?? own)].map(([fee, travelers]) => ({
    fee,
    travelers,
  }));
}

const sends = ({ bags }: Asked, travelerId: string, line: string): boolean =>
  bags.some((bag) => bag.travelerId === travelerId && bag.product.line_key === line);

const peopleOn = ({ bags }: Asked) => [
  ...new Map(bags.map(({ travelerId: id, travelerName: name }) => [id, { id, name }])).values(),
];

/** The title of a pickup option, with the names of its travelers when a leg has several. */
export const handOverTitle = ({ fee, travelers }: HandOver, among: readonly HandOver[]): string =>
  among.length === 1
    ? fee.title
    : `${fee.title} for ${travelers.map(({ id, name }) => name || `traveler ${id}`).join(', ')}`;
