import {
  type CustomsKind,
  customsKindNames,
  customsKinds,
} from '@sendahead/shared-contracts/orders/customs-kinds';

/** What usually is in a bag, by words of its name; anything else holds clothes. */
const usual: readonly (readonly [RegExp, readonly CustomsKind[]])[] = [
  [/golf/i, ['clubs', 'balls', 'golf_gear', 'golf_shoes', 'cover']],
  [/ski|snow/i, ['skis', 'ski_gear', 'ski_boots', 'cover']],
  [/bike|cycle/i, ['bicycle', 'cover']],
];
const clothes: readonly CustomsKind[] = ['clothing', 'toiletries', 'books', 'suitcase'];

const usualIn = (bag: string): readonly CustomsKind[] =>
  usual.find(([words]) => words.test(bag))?.[1] ?? clothes;

/** OR-13: every kind, those first that are usual in a bag of this name. */
export function kindsForBag(bag: string): CustomsKind[] {
  return [...new Set([...usualIn(bag), ...clothes, ...customsKindNames])].toSorted(
    (a, b) => Number(a === 'other') - Number(b === 'other'),
  );
}

/** The kind that explains an empty field of such a bag. */
export const exampleFor = (bag: string): (typeof customsKinds)[CustomsKind] =>
  customsKinds[usualIn(bag)[0] ?? 'clothing'];
