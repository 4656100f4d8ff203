/** A bag: sides in inches, weight in pounds. */
export type Bag = { length: number; width: number; height: number; weight: number };

/** The figures carriers charge by: sides longest first, cubic inches, length plus girth (L + 2W + 2H). */
export function figuresOf(bag: Bag) {
  const [length = 0, second = 0, third = 0] = [bag.length, bag.width, bag.height]
    .map(Math.ceil)
    .sort((a, b) => b - a);
  return {
    length,
    second,
    third,
    volume: length * second * third,
    lengthAndGirth: length + 2 * second + 2 * third,
    weight: Math.ceil(bag.weight),
  };
}
