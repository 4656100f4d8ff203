import { storeCarriers } from '@sendahead/shared-contracts/stores/schema';
import { Button, Icon, SelectField, TextField } from '@sendahead/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { carrierWords, milesWords, zipProblemText } from '../../copy/store-words.ts';
import { storesWords } from '../../copy/stores.ts';
import { useStores, useStoresSelector } from '../../hooks/use-stores.ts';
import { isStoreCarrier } from '../../state/stores/search.ts';
import './store-search.css';

const radii = [5, 10, 25, 50];

/** A radius that comes only from the address can be kept. */
const radiusOptions = (radius: number) =>
  [...new Set([...radii, radius])]
    .sort((a, b) => a - b)
    .map((miles) => ({ value: String(miles), label: milesWords(miles) }));

const carrierOptions = storeCarriers.map((carrier) => ({ value: carrier, label: carrierWords[carrier] }));

/** The search form. It is filled in again when another search begins, such as by the browser's back button. */
export function StoreSearchForm() {
  const { store } = useStores();
  const { search, answer, turn } = useStoresSelector((state) => state);
  const [draft, setDraft] = useState(search);
  const zip = useRef<HTMLInputElement>(null);
  useEffect(() => setDraft(search), [search]);
  const problem = zipProblemText(answer);
  const wrong = problem !== undefined;
  useEffect(() => {
    if (wrong && turn > 0) zip.current?.focus();
  }, [wrong, turn]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.dispatch({ type: 'searched', search: { ...draft, zip: draft.zip.trim() } });
  };
  return (
    <form className="store-search" aria-label={storesWords.form} noValidate onSubmit={submit}>
      <TextField
        ref={zip}
        id="store-zip"
        label={storesWords.zip}
        required
        autoComplete="postal-code"
        maxLength={60}
        value={draft.zip}
        error={problem}
        onChange={({ target }) => setDraft({ ...draft, zip: target.value })}
      />
      <SelectField
        id="store-radius"
        label={storesWords.within}
        options={radiusOptions(search.radius)}
        value={String(draft.radius)}
        onChange={({ target }) => setDraft({ ...draft, radius: Number(target.value) })}
      />
      <SelectField
        id="store-carrier"
        label={storesWords.carrier}
        options={carrierOptions}
        value={draft.carrier}
        onChange={({ target }) =>
          isStoreCarrier(target.value) && setDraft({ ...draft, carrier: target.value })
        }
      />
      <Button type="submit" variant="primary" icon={<Icon name="search" />} busy={answer.state === 'asking'}>
        {storesWords.search}
      </Button>
    </form>
  );
}
