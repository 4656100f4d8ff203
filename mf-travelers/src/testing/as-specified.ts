import { brand } from './after.ts';

/*
 * The requirement rows for travelers and their bags, repeated for tests, independent of the product's rules.
 */

export type Way = 'both' | 'outbound' | 'return';
/** A bag in the model. */
export interface Bag {
  size: string;
  packaging: string;
  contents: string;
  way: Way | null;
}
export interface Person {
  key: number;
  first: string;
  last: string;
  email: string;
  phone: string;
  extension: string;
  way: Way;
  golf: Bag[];
  box: Bag[];
  /** Bags of a line that was counted down to none, until they are removed. */
  gone: { golf: Bag[] | null; box: Bag[] | null };
}
/** The travelers in the model. */
export interface Model {
  people: Person[];
  keys: number;
  roundTrip: boolean;
  before: Map<number, Pick<Person, 'golf' | 'box' | 'gone'>> | null;
}
export const nobody = (key: number): Person => ({
  key,
  first: '',
  last: '',
  email: '',
  phone: '',
  extension: '',
  way: 'both',
  golf: [],
  box: [],
  gone: { golf: null, box: null },
});
/** Both lines of the test's brand have sizes and packagings to choose from. */
export const bag = (): Bag => ({ size: '', packaging: only, contents: '', way: null });
const only =
  brand.product_lines[0]?.packagings.length === 1 ? (brand.product_lines[0].packagings[0]?.id ?? '') : '';
/** Another bag has the values of the one before it. */
export const another = (before: Bag | undefined): Bag => ({
  ...bag(),
  ...(before && { size: before.size, packaging: before.packaging }),
});
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const goes = (way: Way): boolean => way !== 'return';
const returns = (way: Way): boolean => way !== 'outbound';

function waysOf({ people }: Model): Way[] {
  const alone = people.length === 1;
  const several = people.flatMap(({ golf, box }) => [...golf, ...box]).length > 1;
  return people.flatMap(({ way, golf, box }) =>
    [...golf, ...box].map((each) => (several ? each.way : null) ?? (alone ? 'both' : way)),
  );
}

/** A round trip with a leg that no bag is on. */
export function lacksALeg(model: Model): boolean {
  const { people, roundTrip } = model;
  const bags = waysOf(model);
  const alone = people.length === 1;
  const ways = bags.length > 0 ? bags : people.map((each) => (alone ? 'both' : each.way));
  return roundTrip && !(ways.some(goes) && ways.some(returns));
}

export function isRight(model: Model): boolean {
  const { people } = model;
  const named = people.every(({ first, last, email }) => first !== '' && last !== '' && email !== '');
  const chosen = people.every(({ golf, box }) =>
    [...golf, ...box].every(({ size, packaging }) => size !== '' && packaging !== ''),
  );
  return named && chosen && waysOf(model).length > 0 && !lacksALeg(model) && repeats(model).length === 0;
}

export function repeats({ people }: Model): string[] {
  const announcement = people.map(({ first, last, email, phone, extension }) =>
    [first, last, email, phone, phone === '' ? '' : extension].join('|').toLowerCase(),
  );
  return announcement.flatMap((each, index) =>
    announcement.indexOf(each) < index && /[^|]/.test(each) ? [String(index + 1)] : [],
  );
}
