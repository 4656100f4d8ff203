import { isQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { Button } from '@sendahead/shared-ui/button';
import { Skeleton } from '@sendahead/shared-ui/skeleton';
import { VisuallyHidden } from '@sendahead/shared-ui/visually-hidden';
import { noPlaceText, placeLabel } from '../../copy/end-words.ts';
import { problemText } from '../../copy/problems.ts';
import { shownProblems } from '../../state/problems.ts';
import type { End, EndState } from '../../state/state.ts';
import { DetailsDialog, NoteDialog } from '../dialogs/dialogs.tsx';
import { fieldId } from '../end-card/field-id.ts';
import type { FocusHandover } from '../place-choice/use-focus-handover.ts';
import { PlaceSearch } from '../place-search/place-search.tsx';
import { useAddresses, useEnd, useWhole } from '../ship-points/addresses-context.ts';
import { ChosenPlace } from './chosen-place.tsx';

/** Search of a club by name or town, and the chosen one. */
export function ClubChoice({ end, focus }: { end: End; focus: FocusHandover }) {
  const { store, host, asks } = useAddresses();
  const { brand } = host.boot;
  const state = useEnd(end);
  const problem = useWhole((whole) => shownProblems(whole, end).club);
  const { club } = state.point;

  if (club && state.club.asking === 'answered') {
    return (
      <>
        <ChosenPlace
          point={state.point}
          club={club}
          action={
            <>
              <DetailsDialog club={club} point={state.point} />
              <Button
                ref={focus.changeButton}
                variant="quiet"
                onClick={() => {
                  focus.expect('search');
                  store.dispatch({ type: 'club-cleared', end });
                }}
              >
                Change
                <VisuallyHidden>{` ${club.name}`}</VisuallyHidden>
              </Button>
            </>
          }
        />
        <NoteDialog end={end} />
      </>
    );
  }
  if (state.club.asking === 'asking') return <Skeleton shape="card" count={1} label="Loading the place" />;
  return (
    <PlaceSearch
      id={fieldId(end, 'club')}
      end={end}
      focus={focus}
      label={placeLabel(brand)}
      hint="Type three letters of its name or town"
      required={asks}
      text={state.term}
      error={clubError(state, problem ? problemText(problem, end, brand) : undefined)}
      emptyMessage={noPlaceText(brand)}
      failedMessage="The search is not available just now. You can enter the address by hand."
      onText={(term) => store.dispatch({ type: 'term-typed', end, term })}
      onBlur={() => {
        if (!isQuietPeriod()) store.dispatch({ type: 'left', end, field: 'club' });
      }}
    />
  );
}

const clubError = (state: EndState, problem: string | undefined): string | undefined =>
  state.club.asking === 'failed' ? state.club.message : problem;
