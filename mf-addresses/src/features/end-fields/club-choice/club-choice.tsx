import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { Button, Skeleton, VisuallyHidden } from '@sendahead/shared-ui';
import { clubWords } from '../../../copy/club.ts';
import { noPlaceText, placeLabel } from '../../../copy/end-words.ts';
import { problemText } from '../../../copy/problems.ts';
import { useAddresses, useSelector } from '../../../hooks/use-addresses.ts';
import { fieldId } from '../../../state/field-id.ts';
import { shownProblems } from '../../../state/problems.ts';
import { DetailsDialog, NoteDialog } from '../dialogs.tsx';
import { PlaceSearch } from '../place-search/place-search.tsx';
import type { FocusTransfer } from '../use-focus-transfer.ts';
import { ChosenPlace } from './chosen-place.tsx';

/** Search of a club by name or town, and the chosen one. */
export function ClubChoice({ end, focus }: { end: ShipEnd; focus: FocusTransfer }) {
  const { store, host, asks } = useAddresses();
  const { brand } = host.boot;
  const { request, message } = useSelector((whole) => whole[end].club);
  const term = useSelector((whole) => whole[end].term);
  // The company comes with the club; its contact is typed elsewhere.
  const point = useSelector((whole) => whole[end].point, sameClub);
  const problem = useSelector((whole) => shownProblems(whole, end).club);
  const { club } = point;

  if (club && request === 'answered') {
    return (
      <>
        <ChosenPlace
          point={point}
          club={club}
          action={
            <>
              <DetailsDialog club={club} point={point} />
              <Button
                ref={focus.changeButton}
                variant="quiet"
                onClick={() => {
                  focus.expect('search');
                  store.dispatch({ type: 'club-cleared', end });
                }}
              >
                {clubWords.change}
                <VisuallyHidden>{` ${club.name}`}</VisuallyHidden>
              </Button>
            </>
          }
        />
        <NoteDialog end={end} />
      </>
    );
  }
  if (request === 'asking') return <Skeleton shape="card" count={1} label={clubWords.loading} />;
  return (
    <PlaceSearch
      id={fieldId(end, 'club')}
      end={end}
      focus={focus}
      label={placeLabel(brand)}
      hint={clubWords.hint}
      required={asks}
      text={term}
      error={request === 'failed' ? message : problem && problemText(problem, end, brand)}
      emptyMessage={noPlaceText(brand)}
      failedMessage={clubWords.searchFailed}
      onText={(term) => store.dispatch({ type: 'term-typed', end, term })}
      onBlur={() => afterQuietPeriod(() => store.dispatch({ type: 'blurred', end, field: 'club' }))}
    />
  );
}

const sameClub = (a: ShipPoint, b: ShipPoint): boolean => a.club === b.club;
