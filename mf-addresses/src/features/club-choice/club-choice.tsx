import { isQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { Button } from '@sendahead/shared-ui/button';
import { Combobox, type ComboboxSearch } from '@sendahead/shared-ui/combobox';
import { Skeleton } from '@sendahead/shared-ui/skeleton';
import { VisuallyHidden } from '@sendahead/shared-ui/visually-hidden';
import { noPlaceText, placeLabel } from '../../copy/end-words.ts';
import { problemText } from '../../copy/problems.ts';
import { shownProblems } from '../../state/problems.ts';
import type { RecentPlace } from '../../state/recent.ts';
import type { End, EndState } from '../../state/state.ts';
import { DetailsDialog, NoteDialog } from '../dialogs/dialogs.tsx';
import { fieldId } from '../end-card/field-id.ts';
import { useAddresses, useEnd, useWhole } from '../ship-points/addresses-context.ts';
import { ChosenPlace } from './chosen-place.tsx';
import { useFocusHandover } from './use-focus-handover.ts';

/** Search of a club by name or town, and the chosen one. */
export function ClubChoice({ end }: { end: End }) {
  const { store, host, asks } = useAddresses();
  const { brand } = host.boot;
  const state = useEnd(end);
  const problem = useWhole((whole) => shownProblems(whole, end).club);
  const recent = useWhole(({ recent }) => recent);
  const { club } = state.point;
  const focus = useFocusHandover(fieldId(end, 'club'), state.club.asking);

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
    <Combobox
      id={fieldId(end, 'club')}
      label={placeLabel(brand)}
      hint="Type three letters of its name or town"
      required={asks}
      text={state.term}
      recent={recent.map((place) => ({
        id: recentId(place),
        label: place.name,
        detail: place.town,
        group: 'Recent',
      }))}
      search={searchOf(state)}
      error={clubError(state, problem ? problemText(problem, end, brand) : undefined)}
      emptyMessage={noPlaceText(brand)}
      onText={(term) => store.dispatch({ type: 'term-typed', end, term })}
      onBlur={() => {
        if (!isQuietPeriod()) store.dispatch({ type: 'left', end, field: 'club' });
      }}
      onChoose={({ id }) => {
        const suggestion = store.getState()[end].suggestions.items.find((item) => item.id === id);
        const known = recent.find((place) => recentId(place) === id);
        if (!suggestion && !known) return;
        focus.expect('change');
        if (suggestion) store.dispatch({ type: 'suggestion-chosen', end, suggestion });
        else if (known) store.dispatch({ type: 'club-named', end, club: known });
      }}
    />
  );
}

const recentId = ({ id }: RecentPlace): string => `recent-${id}`;

const clubError = (state: EndState, problem: string | undefined): string | undefined =>
  state.club.asking === 'failed' ? state.club.message : problem;

function searchOf({ suggestions }: EndState): ComboboxSearch {
  switch (suggestions.asking) {
    case 'idle':
      return { status: 'idle' };
    case 'asking':
      return { status: 'loading' };
    case 'failed':
      return {
        status: 'failed',
        message: 'The search is not available just now. You can enter the address by hand.',
      };
    case 'answered':
      return {
        status: 'results',
        options: suggestions.items.map(({ id, label, detail, preferred }) => ({
          id,
          label,
          detail,
          group: preferred ? 'Preferred' : 'All places',
        })),
      };
    default:
      return suggestions.asking satisfies never;
  }
}
