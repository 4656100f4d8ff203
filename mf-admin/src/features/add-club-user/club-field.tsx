import { Combobox, type ComboboxSearch } from '@sendahead/shared-ui';
import { newUserTexts as texts } from '../../copy/add-club-user.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import type { ClubSearch } from '../../state/state.ts';

/** The club of a new user, found by its name. */
export function ClubField({ error }: { error: string | undefined }) {
  const { store } = useAdmin();
  const search = useSelector((state) => state.clubSearch);
  return (
    <Combobox
      label={texts.club}
      name="club_id"
      required
      error={search.chosen === null ? error : undefined}
      text={search.text}
      onText={(text) => store.dispatch({ type: 'club-typed', text })}
      search={searchOf(search)}
      onChoose={({ id }) => {
        const club = search.found.find((one) => String(one.id) === id);
        if (club) store.dispatch({ type: 'club-chosen', club });
      }}
    />
  );
}

function searchOf({ request, found }: ClubSearch): ComboboxSearch {
  if (request === 'asking') return { status: 'loading' };
  if (request === 'failed') return { status: 'failed', message: texts.clubsNotRead };
  if (request === 'idle') return { status: 'idle' };
  return {
    status: 'results',
    options: found.map(({ id, name, detail }) => ({ id: String(id), label: name, detail })),
  };
}
