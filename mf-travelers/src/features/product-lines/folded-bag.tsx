import { Button } from '@sendahead/shared-ui';
import { bagWords } from '../../copy/bag.ts';
import { noteLead } from '../../copy/note-words.ts';
import { bagWays } from '../../copy/way-words.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { fieldId } from '../../state/field-id.ts';
import { rowPath } from '../../state/state.ts';
import { wayOfBag, wayOfTraveler } from '../../state/ways.ts';
import type { BagNames, RowProps } from './item-row.tsx';

/** A completed bag, in one line. */
export function FoldedBag({ traveler, number, line, row, index, bag, wholeName }: RowProps & BagNames) {
  const { store } = useTravelers();
  const ownWay = useSelector((state) => {
    const way = wayOfBag(state, traveler, row);
    return way === wayOfTraveler(state, traveler) ? undefined : way;
  });
  const facts = [
    line.products.find(({ id }) => id === row.size)?.name,
    line.packagings.find(({ id }) => id === row.packaging)?.label,
    line.insurances.find(({ cents }) => cents === row.insuranceCents)?.label,
    bagWays.find(({ value }) => value === ownWay)?.label,
    row.contents,
    row.note ? `${noteLead({ way: row.note.type })} ${row.note.comment}` : undefined,
  ];
  return (
    <div className="travelers-row__folded">
      <p className="travelers-row__line">
        <span className="travelers-row__name">{bag}</span>{' '}
        <span className="travelers-row__facts">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <Button
        id={fieldId(number, rowPath(line.key, index, 'size'))}
        variant="quiet"
        aria-label={bagWords.editOf({ bag: wholeName })}
        onClick={() => store.dispatch({ type: 'bag-opened', key: traveler.key, line: line.key, row: index })}
      >
        {bagWords.edit}
      </Button>
    </div>
  );
}
