import type { Queries } from '../../../platform/database/database.ts';
import { whatChanged } from '../../orders/public/acts/what-changes.ts';
import { type Parcel, parcelsOfEveryGeneration } from '../../orders/public/parcels.ts';

/** An act on an order, with the generation that the order had when it was recorded. */
type RecordedAct = { act: string; leg: string; generation: number };

/** What each act on an order changed of its bags, a sentence each; empty for acts that change no booking. */
export async function changesOfActs(
  db: Queries,
  orderId: string,
): Promise<(act: RecordedAct) => readonly string[]> {
  const parcels = await parcelsOfEveryGeneration(db, orderId);
  const generations = Map.groupBy(parcels, ({ generation }) => generation);
  const of = (generation: number): readonly Parcel[] => generations.get(generation) ?? [];
  return ({ act, leg, generation }) => {
    // An undo is recorded with the generation it made; other acts with the generation they replaced.
    if (act === 'undo') return whatChanged(of(generation - 1), of(generation));
    if (act !== 'change' && act !== 'move_leg') return [];
    // An undo copies the earlier bags into the generation that it makes.
    const before = of(generation).length > 0 ? of(generation) : of(generation + 2);
    const after = of(generation + 1).filter((one) => act === 'change' || one.leg === leg);
    return whatChanged(before, after);
  };
}
