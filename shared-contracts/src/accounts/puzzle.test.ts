import { answersPuzzle } from './puzzle.ts';

describe('a puzzle', () => {
  it.each([
    [[0x80], 0, true],
    [[0x80], 1, false],
    [[0x01], 7, true],
    [[0x01], 8, false],
    [[0, 0x10], 11, true],
    [[0, 0x10], 12, false],
    [[0, 0], 16, true],
  ])('a puzzle is answered by %j at %d bits: %p', (bytes, bits, answered) => {
    expect(answersPuzzle(Uint8Array.from(bytes), bits)).toBe(answered);
  });
});
