import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { isPositiveInteger } from '@sendahead/shared-contracts/validation/number-rules';

export const measures = ['length', 'width', 'height', 'weight'] as const;
export type Measure = (typeof measures)[number];
/** The measures as typed: inches and pounds, '' if not measured. */
export type Measurements = Readonly<Record<Measure, string>>;

type Product = ProductLine['products'][number];

/** VL-16: the entered measures that are not whole numbers from 1. */
export const wrongMeasures = (measured: Measurements): Measure[] =>
  measures.filter((name) => measured[name].trim() !== '' && !isPositiveInteger(measured[name]));

export const isMeasured = (measured: Measurements): boolean =>
  measures.some((name) => measured[name].trim() !== '');

const sorted = (inches: readonly number[]): number[] => inches.toSorted((one, other) => other - one);

/** A bag may be turned: its longest side is compared with the longest of the size. */
function fits({ length, width, height, display_weight }: Product, measured: Measurements): boolean {
  const bag = sorted([measured.length, measured.width, measured.height].map(Number));
  const room = sorted([length, width, height]);
  return bag.every((side, index) => side <= (room[index] ?? 0)) && Number(measured.weight) <= display_weight;
}

const volume = ({ length, width, height }: Product): number => length * width * height;

/** TR-18: the smallest size into which the measured bag fits; null if none fits. */
export function fittingSize(products: readonly Product[], measured: Measurements): Product | null {
  const [smallest] = products
    .filter((product) => fits(product, measured))
    .toSorted((one, other) => volume(one) - volume(other) || one.display_weight - other.display_weight);
  return smallest ?? null;
}
