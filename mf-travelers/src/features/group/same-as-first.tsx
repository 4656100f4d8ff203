import { Button } from '@sendahead/shared-ui';
import { bagsCopied, sameAs, sameAsFor } from '../../copy/group-words.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { copyBags } from '../../state/bags-between.ts';
import { countedRows } from '../../state/line-count.ts';
import type { TravelerState } from '../../state/state.ts';

/** Gives a traveler the same items as the first, if the first has any. */
export function SameAsFirst({ traveler, number }: { traveler: TravelerState; number: number }) {
  const { store, host } = useTravelers();
  const first = useSelector((state) => state.travelers[0]);
  const sends = first?.lines.some((line) => countedRows(line).length > 0) ?? false;
  if (!first || first.key === traveler.key || !sends) return null;
  const { brand } = host.boot;
  return (
    <Button
      className="travelers-same"
      variant="quiet"
      aria-label={sameAsFor(1, number, brand)}
      onClick={() =>
        store.dispatch({
          type: 'bags-changed',
          ...copyBags(first, traveler),
          text: bagsCopied(1, number, brand),
        })
      }
    >
      {sameAs(1, brand)}
    </Button>
  );
}
