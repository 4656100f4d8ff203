import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import type { ItemRow as Row } from '@sendahead/shared-contracts/travelers/slice';
import { memo } from 'react';
import { bagName, travelerName } from '../../copy/announcements.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { isFolded } from '../../state/open-bag.ts';
import type { TravelerState } from '../../state/state.ts';
import { BagFields } from './bag-fields.tsx';
import { FoldedBag } from './folded-bag.tsx';

export interface RowProps {
  readonly traveler: TravelerState;
  readonly number: number;
  readonly line: ProductLine;
  readonly row: Row;
  readonly index: number;
}

/** The name of a bag: "Golf Bag 1", or "Traveler 1, Golf Bag 1" where its owner is not visible. */
export interface BagNames {
  readonly bag: string;
  readonly wholeName: string;
}

/**
 * TR-13: one bag; its fields, or one line once they are filled in. Typing elsewhere does not render it again.
 */
export const ItemRow = memo(DrawnRow, isSameRow);

function DrawnRow(props: RowProps) {
  const { traveler, number, line, index } = props;
  const { brand } = useTravelers().host.boot;
  const isOneLine = useSelector((state) => isFolded(state, traveler, { line: line.key, row: index }, brand));
  const bag = bagName(line.key, index, brand);
  const names: BagNames = { bag, wholeName: `${travelerName(number, brand)}, ${bag}` };
  return (
    <fieldset className="travelers-row" aria-label={names.wholeName}>
      {isOneLine ? <FoldedBag {...props} {...names} /> : <BagFields {...props} {...names} />}
    </fieldset>
  );
}

function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.row === after.row &&
    before.number === after.number &&
    before.line === after.line &&
    before.index === after.index &&
    before.traveler.person.roundTrip === after.traveler.person.roundTrip &&
    before.traveler.person.way === after.traveler.person.way &&
    before.traveler.blurred === after.traveler.blurred &&
    before.traveler.remarks === after.traveler.remarks
  );
}
