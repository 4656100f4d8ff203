export const searchTexts = {
  label: 'Search orders, people and carts',
  hint: 'Number, name, email, phone or tracking number',
  empty: 'Nothing found. Check the spelling, or enter less.',
  failed: 'Search didn’t respond. Keep typing, or try again.',
  tooWide: 'Too many matches to search. Enter more.',
  shortcut: 'Press / to search',
  orderDetail: ({ state, brand, day }: { state: string; brand: string; day: string }) =>
    `${state}, ${brand}, pickup ${day}`,
  cartDetail: (brand: string) => `${brand} cart: take over`,
} as const;

export const searchGroups = { order: 'Orders', person: 'People', cart: 'Carts' } as const;
