import { together } from './together.ts';

const after = async <T>(turns: number, work: () => T): Promise<T> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  return work();
};
const fail = (what: string) => () => {
  throw new Error(what);
};

describe('what is begun together', () => {
  it('is answered in the order of the list', async () => {
    expect(await together([after(9, () => 'slow'), after(1, () => 2), 'plain'])).toEqual([
      'slow',
      2,
      'plain',
    ]);
  });

  it('fails by the first of the list, however late it fails', async () => {
    await expect(together([after(9, fail('first')), after(1, fail('second'))])).rejects.toThrow('first');
  });
});
