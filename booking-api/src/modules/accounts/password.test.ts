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
    const time = async (phc: string | undefined) => {
      const start = performance.now();
      for (let round = 0; round < 5; round += 1) expect(await checkPassword('y', phc)).toBe(false);
      return (performance.now() - start) / 5;
    };
    await time(hash);
    expect(Math.abs((await time(hash)) - (await time(undefined)))).toBeLessThan(20);
  });

  it('refuse what is no hash', async () => {
    for (const phc of ['', 'plain', '$argon2id$v=19$m=8,t=1,p=1$$'])
      expect(await checkPassword('', phc)).toBe(false);
  });
});
