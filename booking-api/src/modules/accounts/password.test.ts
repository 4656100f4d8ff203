import { checkPassword, hashPassword } from './password.ts';

describe('passwords', () => {
  it('are kept as argon2id under a salt of their own', async () => {
    const [first, second] = [await hashPassword('Sendahead-demo-1'), await hashPassword('Sendahead-demo-1')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await checkPassword('Sendahead-demo-1', first)).toBe(true);
    expect(await checkPassword('Sendahead-demo-2', first)).toBe(false);
  });

  it('are the same however the letters were composed', async () => {
    expect(await checkPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
  });

  it('take as long to refuse for an unknown account', async () => {
    const hash = await hashPassword('x');
    // By turns and the best of each: the machine's other work is not what is measured.
    const best = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 12; round += 1) {
      for (const [who, phc] of [
        ['known', hash],
        ['unknown', undefined],
      ] as const) {
        const start = performance.now();
        expect(await checkPassword('y', phc)).toBe(false);
        best[who] = Math.min(best[who], performance.now() - start);
      }
    }
    expect(Math.abs(best.known - best.unknown)).toBeLessThan(20);
  });

  it('refuse what is no hash', async () => {
    for (const phc of ['', 'plain', '$argon2id$v=19$m=8,t=1,p=1$$'])
      expect(await checkPassword('', phc)).toBe(false);
  });
});
