import { takes } from '../factories/judge.ts';
import { remoteVerdictSchema } from './remote.ts';

it('VL-33 a remote check answers true or the error, and nothing else', () => {
  expect(takes(remoteVerdictSchema, true)).toBe(true);
  expect(takes(remoteVerdictSchema, 'Zip code is not valid')).toBe(true);
  for (const other of [false, '', null, 1, {}, ['x']])
    expect([other, takes(remoteVerdictSchema, other)]).toEqual([other, false]);
});
