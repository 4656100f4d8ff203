export const searchTexts = {
  label: 'Search orders, people and carts',
  hint: 'Number, name, mail, phone or tracking number',
  empty: 'Nothing found. Check the spelling, or type less.',
  failed: 'The search did not answer. Type on, or try again.',
  tooWide: 'So much fits that it takes too long to look through. Type more.',
  shortcut: 'Press / to search',
  orderDetail: ({ state, brand, day }: { state: string; brand: string; day: string }) =>
    `${state}, ${brand}, pickup ${day}`,
  cartDetail: (brand: string) => `Cart of ${brand}: take over`,
} as const;

export const searchGroups = { order: 'Orders', person: 'People', cart: 'Carts' } as const;
