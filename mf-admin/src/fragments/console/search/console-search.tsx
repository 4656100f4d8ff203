import type { FoundCart } from '@sendahead/shared-contracts/console/search-calls';
import {
  CheckField,
  Combobox,
  type ComboboxOption,
  type ComboboxSearch,
  createStore,
  useStore,
} from '@sendahead/shared-ui';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { showDayOfYear } from '../../../console/show-day.ts';
import { searchGroups, searchTexts as texts } from '../../../copy/console-search.ts';
import { orderStateNames } from '../../../copy/order-states.ts';
import { TakeOverDialog } from '../../../pages/carts/take-over-dialog.tsx';
import { type Found, type Searching, useSearch } from './use-search.ts';
import { useSlash } from './use-slash.ts';
import './console-search.css';

const fieldId = 'console-search';

/** One field for orders, people and carts. `/` leads to it; arrows and Enter choose. */
export function ConsoleSearch() {
  const [, navigate] = useLocation();
  // A store and no state: what is typed quickly is drawn before the next key.
  const [typed] = useState(() => createStore<string, string>((_, next) => next, ''));
  const text = useStore(typed, (now) => now);
  const setText = (next: string): void => typed.dispatch(next);
  const [taking, setTaking] = useState<FoundCart | null>(null);
  const searching = useSearch(text);
  const slash = useSlash(useCallback(() => document.getElementById(fieldId)?.focus(), []));
  const cartOf = (id: string): FoundCart | null =>
    searching.status === 'found' ? (searching.found.carts.find((cart) => cart.cart_id === id) ?? null) : null;

  const go = (kind: string, id: string): void => {
    setText('');
    if (kind === 'cart') setTaking(cartOf(id));
    else navigate(kind === 'order' ? `/orders/${id}` : `/users/${id}`);
  };
  const choose = ({ id }: ComboboxOption): void => {
    const [kind = '', ...rest] = id.split(':');
    go(kind, rest.join(':'));
  };
  // Enter on nothing chosen: to what was named by its whole number, else to the list of all that fits.
  const enter = (event: KeyboardEvent): void => {
    const field = document.getElementById(fieldId);
    // An Enter that ends the composition of an input method is a key of the text.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' || event.target !== field || field?.getAttribute('aria-activedescendant'))
      return;
    const exact =
      searching.status === 'found' && searching.text === text.trim() ? searching.found.exact : null;
    if (exact) go(exact.kind, exact.id);
    else if (text.trim() !== '') {
      setText('');
      navigate(`/orders?${new URLSearchParams({ search: text.trim() })}`);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of the element where a browser does not know it
    <div role="search" className="console-search" onKeyDown={enter}>
      <Combobox
        id={fieldId}
        label={texts.label}
        hint={texts.hint}
        text={text}
        onText={setText}
        search={searchOf(searching)}
        emptyMessage={texts.empty}
        onChoose={choose}
      />
      <CheckField
        label={texts.shortcut}
        checked={slash.on}
        onChange={({ target }) => slash.set(target.checked)}
      />
      {taking ? <TakeOverDialog cart={{ ...taking, held_by: null }} onClose={() => setTaking(null)} /> : null}
    </div>
  );
}

function searchOf(searching: Searching): ComboboxSearch {
  if (searching.status === 'failed') return searching;
  if (searching.status !== 'found') return { status: searching.status };
  return { status: 'results', options: optionsOf(searching.found) };
}

const optionsOf = ({ orders, people, carts }: Found): ComboboxOption[] => [
  ...orders.map((order) => ({
    id: `order:${order.order_id}`,
    label: `${order.display_id} ${order.customer}`,
    detail: texts.orderDetail({
      state: orderStateNames[order.state],
      brand: order.brand,
      day: showDayOfYear(order.pickup_date),
    }),
    group: searchGroups.order,
  })),
  ...people.map((person) => ({
    id: `person:${person.user_id}`,
    label: person.name,
    detail: [person.email, person.phone, person.club_name].filter(Boolean).join(', '),
    group: searchGroups.person,
  })),
  ...carts.map((cart) => ({
    id: `cart:${cart.cart_id}`,
    label: `${cart.display_id} ${cart.customer ?? ''}`.trim(),
    detail: texts.cartDetail(cart.brand),
    group: searchGroups.cart,
  })),
];
