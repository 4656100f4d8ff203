import { SelectField } from '@sendahead/shared-ui';
import { bagWords } from '../../copy/bag.ts';
import { bagWays } from '../../copy/way-words.ts';
import { useMessage, useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { rowPath } from '../../state/state.ts';
import { wayOfBag, wayOfTraveler } from '../../state/ways.ts';
import type { RowProps } from './item-row.tsx';

/** TR-06: which legs one bag is on, where it may differ from its traveler. */
export function BagWayField({ traveler, number, line, row, index }: RowProps) {
  const { store } = useTravelers();
  const ownWay = useSelector((state) => wayOfTraveler(state, traveler));
  const way = useSelector((state) => wayOfBag(state, traveler, row));
  const path = rowPath(line.key, index, 'way');
  const error = useMessage(traveler, path);
  return (
    <SelectField
      id={fieldId(number, path)}
      label={bagWords.way}
      options={bagWays}
      value={way}
      error={error}
      onChange={({ target }) => {
        const chosenWay = bagWays.find(({ value }) => value === target.value)?.value;
        store.dispatch({
          type: 'bag-way-chosen',
          key: traveler.key,
          line: line.key,
          row: index,
          way: chosenWay === ownWay ? undefined : chosenWay,
        });
      }}
    />
  );
}
