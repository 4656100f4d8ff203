/**
 * Kinds of contents, with the suggested tariff number: the six digits that every country uses. A container
 * has a separate number: a golf bag is declared as a case, not as golf gear.
 */
export const customsKinds = {
  clubs: { title: 'Golf clubs', hs: '9506.31' },
  balls: { title: 'Golf balls', hs: '9506.32' },
  golf_gear: { title: 'Other golf gear', hs: '9506.39' },
  skis: { title: 'Skis or snowboard', hs: '9506.11' },
  ski_gear: { title: 'Bindings, poles, other ski gear', hs: '9506.19' },
  ski_boots: { title: 'Ski or snowboard boots', hs: '6402.12' },
  bicycle: { title: 'Bicycle', hs: '8712.00' },
  cover: { title: 'Sports bag or travel cover', hs: '4202.92' },
  suitcase: { title: 'Suitcase or trunk', hs: '4202.12' },
  golf_shoes: { title: 'Golf shoes', hs: '6402.19' },
  clothing: { title: 'Clothing', hs: '6211.43' },
  toiletries: { title: 'Toiletries', hs: '3307.90' },
  books: { title: 'Books and papers', hs: '4901.99' },
  other: { title: 'Something else', hs: '' },
} as const satisfies Readonly<Record<string, { title: string; hs: string }>>;
export type CustomsKind = keyof typeof customsKinds;
export const customsKindNames = Object.keys(customsKinds) as [CustomsKind, ...CustomsKind[]];
