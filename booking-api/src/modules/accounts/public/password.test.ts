import crypto from 'node:crypto';
import { checkPassword, hashPassword } from './password.ts';

describe('passwords', () => {
  it('stores passwords as argon2id, each with its own salt', async () => {
    const [first, second] = [await hashPassword('Sendahead-demo-1'), await hashPassword('Sendahead-demo-1')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await checkPassword('Sendahead-demo-1', first)).toBe(true);
    expect(await checkPassword('Sendahead-demo-2', first)).toBe(false);
  });

  it('matches a password in every Unicode composition of its letters', async () => {
    expect(await checkPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
  });

  it('refusing an unknown account costs one hash of the same size', async () => {
    const hash = await hashPassword('x');
    const hashing = jest.spyOn(crypto, 'argon2');
    const costs = [];
    for (const phc of [hash, undefined, 'no hash']) {
      hashing.mockClear();
      expect(await checkPassword('y', phc)).toBe(false);
      costs.push(
        hashing.mock.calls.map(([kind, { memory, passes, parallelism, tagLength, nonce, message }]) => [
          [kind, memory, passes, parallelism, tagLength],
          [nonce, message].map((part) => Buffer.from(part as Buffer).byteLength),
        ]),
      );
    }
    hashing.mockRestore();
    expect(costs[0]).toEqual([
      [
        ['argon2id', 19_456, 2, 1, 32],
        [16, 1],
      ],
    ]);
    expect([costs[1], costs[2]]).toEqual([costs[0], costs[0]]);
  });

  it('matches no password with a malformed hash', async () => {
    for (const phc of ['', 'plain', '$argon2id$v=19$m=8,t=1,p=1$$'])
      expect(await checkPassword('', phc)).toBe(false);
  });
});
