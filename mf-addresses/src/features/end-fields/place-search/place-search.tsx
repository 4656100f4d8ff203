import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { Combobox, type ComboboxProps, type ComboboxSearch } from '@sendahead/shared-ui';
import { recentGroup, suggestionGroup } from '../../../copy/suggestion-groups.ts';
import { useAddresses, useSelector } from '../../../hooks/use-addresses.ts';
import { type RecentPlace, recentFor } from '../../../state/recent.ts';
import type { Search } from '../../../state/suggestions.ts';
import type { FocusTransfer } from '../use-focus-transfer.ts';

type LineProps = Omit<ComboboxProps, 'search' | 'recent' | 'onChoose' | 'emptyForMs'> & {
  end: ShipEnd;
  focus: FocusTransfer;
  /** Shown where a failed search matters to the person. */
  failedMessage?: string;
};

/** ER-02 */
const emptyForMs = 3000;
const recentId = ({ id }: RecentPlace): string => `recent-${id}`;

/**
 * AD-15: the address line of an end with all suggestions, in groups: places chosen before, places of our
 * list, the user's address book and addresses. The choice decides the kind of the end.
 */
export function PlaceSearch({ end, focus, failedMessage, ...line }: LineProps) {
  const { store, host } = useAddresses();
  const { brand } = host.boot;
  const found = useSelector((state) => state[end].suggestions);
  const recent = recentFor(
    useSelector((state) => state.recent),
    line.text,
  );
  const optionOf = (suggestion: Suggestion) => ({
    id: suggestion.id,
    label: suggestion.label,
    detail: suggestion.detail,
    group: suggestionGroup(suggestion.kind, brand),
  });
  const items = found.items.filter((item) => !recent.some((place) => isSame(place, item)));
  return (
    <Combobox
      {...line}
      emptyForMs={emptyForMs}
      recent={recent.map((place) => ({
        id: recentId(place),
        label: place.name,
        detail: place.town,
        group: recentGroup,
      }))}
      search={searchOf(found, items.map(optionOf), failedMessage)}
      onChoose={({ id }) => {
        const suggestion = items.find((item) => item.id === id);
        const recentPlace = recent.find((place) => recentId(place) === id);
        if (suggestion) store.dispatch({ type: 'suggestion-chosen', end, suggestion });
        else if (recentPlace) store.dispatch({ type: 'club-named', end, club: recentPlace });
        else return;
        focus.expect(recentPlace || suggestion?.club_id !== null ? 'change' : 'address');
      }}
    />
  );
}

/** A recent place of our list needs no second line; an entry of the address book does. */
const isSame = (place: RecentPlace, { kind, club_id }: Suggestion): boolean =>
  kind === 'facility' && club_id === place.id;

function searchOf(
  { request }: Search,
  options: readonly { id: string; label: string }[],
  failedMessage: string | undefined,
): ComboboxSearch {
  if (request === 'answered') return { status: 'results', options };
  if (request === 'asking') return { status: 'loading' };
  return request === 'failed' && failedMessage
    ? { status: 'failed', message: failedMessage }
    : { status: 'idle' };
}
