import { autocompleteClub } from '@sendahead/shared-contracts/geo/lookup-calls';
import { Combobox, type ComboboxSearch } from '@sendahead/shared-ui/combobox';
import { useEffect, useState } from 'react';
import { useAdmin } from '../../hooks/use-admin.ts';
import type { Club } from '../../state/state.ts';

/** Milliseconds without a key before clubs are asked for. */
const pauseMs = 300;

/** The club that a new user belongs to, found by its name. */
export function ClubField({
  club,
  onClub,
  error,
}: {
  club: Club | null;
  onClub: (club: Club | null) => void;
  error: string | undefined;
}) {
  const { host } = useAdmin();
  const [text, setText] = useState(club?.name ?? '');
  const [search, setSearch] = useState<ComboboxSearch>({ status: 'idle' });
  const term = club === null ? text.trim() : '';
  useEffect(() => {
    setSearch({ status: 'idle' });
    if (term.length < 2) return;
    let gone = false;
    const timer = setTimeout(() => {
      setSearch({ status: 'loading' });
      host.api.call(autocompleteClub, { query: { term } }).then(
        ({ items }) => {
          const options = items.flatMap(({ club_id, label, detail }) =>
            club_id === null ? [] : [{ id: String(club_id), label, detail }],
          );
          if (!gone) setSearch({ status: 'results', options });
        },
        () => gone || setSearch({ status: 'failed', message: 'We could not search clubs just now.' }),
      );
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [term, host]);
  return (
    <Combobox
      label="Club"
      name="club_id"
      required
      error={error}
      text={text}
      onText={(typed) => {
        setText(typed);
        onClub(null);
      }}
      search={search}
      onChoose={({ id, label }) => {
        setText(label);
        onClub({ id: Number(id), name: label });
      }}
    />
  );
}
