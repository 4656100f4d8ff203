import { Alert, Button, Combobox, type ComboboxSearch } from '@sendahead/shared-ui';
import { detailOf, bookForTexts as texts } from '../../copy/book-for.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import type { Search } from '../../state/state.ts';
import './book-for.css';

/** TK-13: finds a user and books on that user's behalf; an unknown user can be added (TK-16). */
export function BookFor() {
  const { store } = useAdmin();
  const search = useSelector((state) => state.search);
  const choice = useSelector((state) => state.choice);
  const nobody = search.request === 'answered' && search.people.length === 0;
  return (
    <div className="admin-book-for">
      <Combobox
        id="admin-book-for"
        label={texts.label}
        hint={texts.hint}
        text={search.text}
        onText={(text) => store.dispatch({ type: 'search-typed', text })}
        search={searchOf(search)}
        emptyMessage={texts.nobody}
        onChoose={({ id }) => {
          const person = search.people.find(({ user_id }) => user_id === id);
          if (person) store.dispatch({ type: 'person-chosen', person });
        }}
      />
      {nobody ? (
        <Button onClick={() => store.dispatch({ type: 'adding-user', open: true })}>
          {texts.addClubUser}
        </Button>
      ) : null}
      {search.more ? <p className="admin-note">{texts.more}</p> : null}
      {choice?.request === 'asking' ? <p role="status">{texts.setting(choice.person?.name)}</p> : null}
      {choice?.request === 'failed' ? (
        <Alert
          severity="danger"
          live
          action={
            <Button onClick={() => store.dispatch({ type: 'person-chosen', person: choice.person })}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.notSet}
        </Alert>
      ) : null}
    </div>
  );
}

function searchOf({ request, people }: Search): ComboboxSearch {
  if (request === 'asking') return { status: 'loading' };
  if (request === 'failed') return { status: 'failed', message: texts.failed };
  if (request === 'idle') return { status: 'idle' };
  return {
    status: 'results',
    options: people.map((person) => ({ id: person.user_id, label: person.name, detail: detailOf(person) })),
  };
}
