import { golfLine } from '../factories/boot.ts';
import { missable, takes, wronglyTaken } from '../factories/judge.ts';
import { productLineSchema, productSchema } from './schema.ts';

const [product = {}] = golfLine().products;

describe('product lines in the API', () => {
  it('EN-10 a line has its words, sizes, packagings, coverages and countries', () => {
    expect(takes(productLineSchema, golfLine())).toBe(true);
    expect(missable(productLineSchema, golfLine())).toEqual([]);
    const wrong = {
      key: 'Golf Bags',
      counted_as: 'pieces',
      products: [{ id: 'golf-standard' }],
      insurances: [{ cents: 1000.5, label: '', price_cents: 0 }],
      packagings: ['box'],
    };
    expect(wronglyTaken(productLineSchema, golfLine(), wrong)).toEqual([]);
  });

  it('EN-10 a size has whole inches and pounds', () => {
    expect(missable(productSchema, product)).toEqual([]);
    const wrong = { length: 48.5, width: '12', height: null, display_weight: 41.9, display_girth: 'wide' };
    expect(wronglyTaken(productSchema, product, wrong)).toEqual([]);
  });

  it('TR-19 a line is counted as bags or as items', () => {
    expect(takes(productLineSchema, golfLine({ counted_as: 'items' }))).toBe(true);
  });
});
