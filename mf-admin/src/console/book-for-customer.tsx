import { findPeople, searchMin } from '@sendahead/shared-contracts/admin/people-calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { Button, Combobox, type ComboboxSearch, SelectField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { actTexts } from '../copy/acts.ts';
import { detailOf, newCustomerTexts, bookForCustomerTexts as texts } from '../copy/book-for.ts';
import { bookForPath } from '../state/book-for-path.ts';
import { bookingUrl } from '../state/brand-url.ts';
import { focusFirstField } from './first-field.ts';
import { NewPerson } from './new-person.tsx';
import { useApi, useConsole } from './use-console.ts';
import './book-for-customer.css';
import { useSettled } from './use-settled.ts';

/** Each search is counted and logged, so not every letter starts one. */
const pauseMs = 400;

/** TK-13: books for somebody: find the customer, then open the booking page. */
export function BookForCustomer() {
  const { reaches } = useConsole();
  const [open, setOpen] = useState(false);
  if (!reaches('help_people')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {open ? <FindCustomer onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The dialog that finds or adds the customer, and opens the booking page. */
export function FindCustomer({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [isNew, setNew] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(form.current), []);
  const { search, more } = usePeople(text.trim());
  const { host, may } = useConsole();
  const here = host.boot.brand.slug;
  const [brand, setBrand] = useState<string>(here);
  const book = (userId: string): void =>
    window.location.assign(
      bookingUrl(bookForPath(userId), brand, here, window.location, { email: host.boot.session.user?.email }),
    );
  if (isNew) return <NewPerson words={newCustomerTexts} searched={text} onAdded={book} onClose={onClose} />;
  return (
    <Modal
      open
      title={texts.open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.cancel}</Button>
          <Button onClick={() => setNew(true)}>{newCustomerTexts.title}</Button>
        </>
      }
    >
      <div className="console-form console-book-for">
        <p>{texts.intro}</p>
        {may('help_people') ? <BrandField brand={brand} here={host.boot.brand} onBrand={setBrand} /> : null}
        <div ref={form}>
          <Combobox
            id="console-book-for"
            label={texts.customer}
            hint={texts.hint}
            text={text}
            onText={setText}
            search={search}
            emptyMessage={texts.nobody}
            onChoose={({ id }) => book(id)}
          />
        </div>
        {more ? <p>{texts.more}</p> : null}
      </div>
    </Modal>
  );
}

/** TK-23: the brand in which the order is booked. */
function BrandField({
  brand,
  here,
  onBrand,
}: {
  brand: string;
  here: { slug: string; name: string };
  onBrand: (slug: string) => void;
}) {
  const { data } = useQuery(queryOf(useApi(), listBrands, {}));
  // Until they are read, and if they cannot be, the order is booked in the console's brand.
  const brands = data?.brands ?? [here];
  return (
    <SelectField
      label={texts.brand}
      hint={brand === here.slug ? undefined : texts.otherBrand}
      name="brand"
      value={brand}
      options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
      onChange={({ target }) => onBrand(target.value)}
    />
  );
}

/** The people who match the typed text, once typing pauses. */
function usePeople(typed: string): { search: ComboboxSearch; more: boolean } {
  const api = useApi();
  const settled = useSettled(typed, pauseMs);
  const isSearch = typed.length >= searchMin;
  const { data, error } = useQuery({
    ...queryOf(api, findPeople, { query: { search: settled } }),
    enabled: isSearch && settled === typed,
    placeholderData: () => undefined,
  });
  if (!isSearch) return { search: { status: 'idle' }, more: false };
  if (settled === typed && error) return { search: { status: 'failed', message: texts.failed }, more: false };
  if (settled !== typed || !data) return { search: { status: 'loading' }, more: false };
  const options = data.people.map((person) => ({
    id: person.user_id,
    label: person.name || person.email,
    detail: detailOf(person),
  }));
  return { search: { status: 'results', options }, more: data.more };
}
