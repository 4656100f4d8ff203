import type { FoundRecord } from '@sendahead/shared-contracts/console/search-calls';
import { shownStateNames } from '@sendahead/shared-contracts/console/shown-state';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ComboboxOption } from '@sendahead/shared-ui';
import { cartPath } from '../../../console/cart-path.ts';
import { showDayOfYear } from '../../../console/show-day.ts';
import {
  claimDetail,
  searchGroups,
  similarGroups,
  searchTexts as texts,
} from '../../../copy/console-search.ts';
import type { SearchResult } from './use-search.ts';

/** Pages of found records; club staff have a page of their club’s orders. */
const paths: Readonly<Record<keyof typeof searchGroups, (id: string, ofClub: boolean) => string>> = {
  order: (id, ofClub) => (ofClub ? `/club/orders/${id}` : `/orders/${id}`),
  person: (id) => `/users/${id}`,
  cart: cartPath,
  club: (id) => `/clubs/${id}`,
  // `event/person`: one event contains several people.
  group: (id) => `/groups/${id.split('/')[0]}`,
  claim: (id) => `/claims/${id}`,
  coupon: (id) => `/coupons?${new URLSearchParams({ search: id })}`,
  gift_card: (id) => `/gift-cards/${id}`,
};

/** The page of a found record. */
export const pathOf = (kind: string, id: string, ofClub: boolean): string | undefined =>
  Object.entries(paths).find(([name]) => name === kind)?.[1](id, ofClub);

/** The list of all that a search finds. */
export const listOf = (search: string, ofClub: boolean): string =>
  ofClub
    ? `/club?${new URLSearchParams({ view: 'all', search })}`
    : `/orders?${new URLSearchParams({ search })}`;

/** The found records as options of the field, by kind; an id is `kind:id`. */
export const optionsOf = ({
  orders,
  club_orders = [],
  people,
  carts,
  clubs,
  group_people = [],
  records,
  ...found
}: SearchResult): ComboboxOption[] => [
  ...orders.map((order) => ({
    id: `order:${order.order_id}`,
    label: `${order.display_id} ${order.customer}`,
    detail: texts.orderDetail({
      state: shownStateNames[order.state],
      brand: order.brand,
      day: showDayOfYear(order.pickup_date),
    }),
    group: groupOf('order', found),
  })),
  ...club_orders.map(({ order_id, display_id, state, travelers, day }) => ({
    id: `order:${order_id}`,
    label: `${display_id} ${travelers.join(', ')}`,
    detail: texts.clubOrderDetail({ state: shownStateNames[state], day: day && showDayOfYear(day) }),
    group: searchGroups.order,
  })),
  ...people.map((person) => ({
    id: `person:${person.user_id}`,
    label: person.name,
    detail: [person.email, person.phone, person.club_name].filter(Boolean).join(', '),
    group: groupOf('person', found),
  })),
  ...carts.map((cart) => ({
    id: `cart:${cart.cart_id}`,
    label: `${cart.display_id} ${cart.customer ?? texts.guest}`,
    detail: texts.cartDetail(cart.brand),
    group: groupOf('cart', found),
  })),
  ...clubs.map((club) => ({
    id: `club:${club.club_id}`,
    label: club.name,
    detail: club.place,
    group: searchGroups.club,
  })),
  ...group_people.map(({ event_id, person_id, event, name, email }) => ({
    id: `group:${event_id}/${person_id}`,
    label: name,
    detail: texts.groupDetail({ event, email }),
    group: searchGroups.group,
  })),
  ...records.map((record) => ({
    id: `${record.kind}:${record.id}`,
    ...wordsOf(record),
    group: searchGroups[record.kind],
  })),
];

/** A search that finds nothing exactly may find similar names. */
const groupOf = (kind: keyof typeof similarGroups, { near }: Pick<SearchResult, 'near'>): string =>
  (near ? similarGroups : searchGroups)[kind];

function wordsOf({ kind, name, detail }: FoundRecord): { label: string; detail: string } {
  if (kind === 'claim') return { label: texts.claim(name), detail: claimDetail(detail) };
  if (kind === 'gift_card')
    return {
      label: texts.giftCard(name),
      detail: texts.giftCardDetail(showDayOfYear(calendarDate(detail))),
    };
  return { label: name, detail };
}
