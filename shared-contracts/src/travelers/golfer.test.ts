import { missable, takes, wronglyTaken } from '../factories/judge.ts';
import { golferSchema } from './golfer.ts';

const golfer = { golfer_id: '1', pickup_type: 'pickup', pickup_item_type: 'golf' };

it('EN-23 a golfer is an id, a way of handing over and a kind of bag, all three', () => {
  expect(takes(golferSchema, golfer)).toBe(true);
  expect(takes(golferSchema, { ...golfer, pickup_type: 'drop_off' })).toBe(true);
  expect(missable(golferSchema, golfer)).toEqual([]);
  expect(
    wronglyTaken(golferSchema, golfer, { golfer_id: 1, pickup_type: 'thrown', pickup_item_type: 7 }),
  ).toEqual([]);
});
