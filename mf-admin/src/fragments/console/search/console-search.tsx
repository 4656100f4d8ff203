import {
  Combobox,
  type ComboboxOption,
  type ComboboxSearch,
  createStore,
  useStore,
} from '@sendahead/shared-ui';
import { type KeyboardEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useConsole } from '../../../console/use-console.ts';
import { searchTexts as texts } from '../../../copy/console-search.ts';
import { listOf, optionsOf, pathOf } from './search-options.ts';
import { type SearchState, useSearch } from './use-search.ts';
import { searchFieldId } from './use-slash.ts';
import './console-search.css';

/** One field for everything that the role may see. `/` and Ctrl K focus it; arrows and Enter choose. */
export function ConsoleSearch() {
  const [, navigate] = useLocation();
  // A store instead of state, so that fast typing is rendered before the next key.
  const [typed] = useState(() => createStore<string, string>((_, next) => next, ''));
  const text = useStore(typed, (now) => now);
  const setText = (next: string): void => typed.dispatch(next);
  const ofClub = useConsole().clubId !== null;
  const searching = useSearch(text);

  const go = (kind: string, id: string): void => {
    setText('');
    const path = pathOf(kind, id, ofClub);
    if (path !== undefined) navigate(path);
  };
  const choose = ({ id }: ComboboxOption): void => {
    const [kind = '', ...rest] = id.split(':');
    go(kind, rest.join(':'));
  };
  // Enter without a choice opens the record with exactly the typed number or the only match, otherwise the
  // list of all matches.
  const enter = (event: KeyboardEvent): void => {
    const field = document.getElementById(searchFieldId);
    // An Enter that ends the composition of an input method belongs to the text.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' || event.target !== field || field?.getAttribute('aria-activedescendant'))
      return;
    const results = searching.status === 'found' && searching.text === text.trim() ? searching.found : null;
    const [only, ...others] = results ? optionsOf(results) : [];
    if (results?.exact) go(results.exact.kind, results.exact.id);
    else if (only && others.length === 0 && !results?.near) choose(only);
    else if (text.trim() !== '') {
      setText('');
      navigate(listOf(text.trim(), ofClub));
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns about an element that the browser does not know
    <div role="search" className="console-search" onKeyDown={enter}>
      <Combobox
        id={searchFieldId}
        label={texts.label}
        hint={texts.hint}
        text={text}
        onText={setText}
        search={searchOf(searching)}
        emptyMessage={texts.empty}
        onChoose={choose}
      />
    </div>
  );
}

function searchOf(searching: SearchState): ComboboxSearch {
  if (searching.status === 'failed') return searching;
  if (searching.status !== 'found') return { status: searching.status };
  return { status: 'results', options: optionsOf(searching.found) };
}
