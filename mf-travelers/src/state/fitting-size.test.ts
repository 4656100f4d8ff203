import * as fc from 'fast-check';
import { fittingSize, isMeasured, type Measurements, wrongMeasures } from './fitting-size.ts';

const inches = fc.integer({ min: 1, max: 80 });
const product = fc
  .record({ length: inches, width: inches, height: inches, display_weight: inches })
  .map((size, index = 0) => ({ id: `s${index}`, name: 'Size', sku_prefix: 'S', display_girth: 0, ...size }));
const text = fc.option(inches, { nil: '' }).map(String);
const measured: fc.Arbitrary<Measurements> = fc.record({
  length: text,
  width: text,
  height: text,
  weight: text,
});
const nothing: Measurements = { length: '', width: '', height: '', weight: '' };
const volume = ({ length, width, height }: { length: number; width: number; height: number }) =>
  length * width * height;

/** Tries all six ways of turning the bag. */
function holds(
  size: { length: number; width: number; height: number; display_weight: number },
  bag: Measurements,
) {
  const [l, w, h] = [Number(bag.length), Number(bag.width), Number(bag.height)];
  const turned = [
    [l, w, h],
    [l, h, w],
    [w, l, h],
    [w, h, l],
    [h, l, w],
    [h, w, l],
  ] as const;
  return (
    Number(bag.weight) <= size.display_weight &&
    turned.some(([a, b, c]) => a <= size.length && b <= size.width && c <= size.height)
  );
}

describe('the size of a measured bag', () => {
  it('TR-18 a bag has the smallest size that it fits into, however it is turned, or none', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 5 }), measured, (products, bag) => {
        const found = fittingSize(products, bag);
        const large = products.filter((size) => holds(size, bag));
        expect(found === null).toBe(large.length === 0);
        if (found) expect(volume(found)).toBe(Math.min(...large.map(volume)));
      }),
    );
  });

  it('VL-16 measures must be whole numbers from 1, and at least one is required', () => {
    expect(wrongMeasures({ ...nothing, length: '0', width: '12', height: '-3', weight: '4.5' })).toEqual([
      'length',
      'height',
      'weight',
    ]);
    expect([isMeasured(nothing), isMeasured({ ...nothing, weight: '40' })]).toEqual([false, true]);
  });
});
