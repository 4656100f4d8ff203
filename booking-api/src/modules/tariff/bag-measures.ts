/** A bag: sides in inches, weight in pounds. */
export type Bag = { length: number; width: number; height: number; weight: number };

export type BagMeasures = Record<
  'length' | 'second' | 'third' | 'volume' | 'lengthAndGirth' | 'weight',
  number
>;

/**
 * The measurements that carriers charge by: sides longest first, cubic inches, length plus girth (L + 2W +
 * 2H).
 */
export function measuresOf(bag: Bag): BagMeasures {
  const [one, other, another] = [Math.ceil(bag.length), Math.ceil(bag.width), Math.ceil(bag.height)];
  const length = Math.max(one, other, another);
  const third = Math.min(one, other, another);
  const second = one + other + another - length - third;
  return {
    length,
    second,
    third,
    volume: length * second * third,
    lengthAndGirth: length + 2 * second + 2 * third,
    weight: Math.ceil(bag.weight),
  };
}
