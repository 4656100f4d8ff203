import { createSealer, sealingSettingProblems } from './sealed.ts';

const key = 'a key of at least thirty-two characters';
const sealer = createSealer({ env: { SECRETS_KEY: key }, production: true });

describe('sealed data', () => {
  it('opens only for its owner, with its key, and unchanged', () => {
    const sealed = sealer.seal('JBSWY3DPEHPK3PXP', 'usr_a');
    expect(sealer.open(sealed, 'usr_a')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => sealer.open(sealed, 'usr_b')).toThrow();
    const other = createSealer({ env: { SECRETS_KEY: key.toUpperCase() }, production: true });
    expect(() => other.open(sealed, 'usr_a')).toThrow();
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => sealer.open(changed, 'usr_a')).toThrow();
  });

  it('differs each time and reveals nothing of the secret', () => {
    const [one, two] = [sealer.seal('JBSWY3DPEHPK3PXP', 'u'), sealer.seal('JBSWY3DPEHPK3PXP', 'u')];
    expect(one.equals(two)).toBe(false);
    expect(one.toString('latin1')).not.toContain('JBSW');
  });

  it('the key before opens what it sealed, and seals nothing', () => {
    const next = 'another key of at least thirty-two characters';
    const old = sealer.seal('JBSWY3DPEHPK3PXP', 'usr_a');
    const both = createSealer({ env: { SECRETS_KEY: next, SECRETS_KEY_BEFORE: key }, production: true });
    const alone = createSealer({ env: { SECRETS_KEY: next }, production: true });
    expect([both.open(old, 'usr_a'), both.isCurrent(old, 'usr_a')]).toEqual(['JBSWY3DPEHPK3PXP', false]);
    expect(() => both.open(old, 'usr_b')).toThrow();
    expect(() => alone.open(old, 'usr_a')).toThrow();
    const sealedAgain = both.seal('JBSWY3DPEHPK3PXP', 'usr_a');
    expect([alone.open(sealedAgain, 'usr_a'), both.isCurrent(sealedAgain, 'usr_a')]).toEqual([
      'JBSWY3DPEHPK3PXP',
      true,
    ]);
    expect(() => sealer.open(sealedAgain, 'usr_a')).toThrow();
  });

  it('a key before that is short, or the same, is refused', () => {
    expect(sealingSettingProblems({ SECRETS_KEY: key, SECRETS_KEY_BEFORE: 'short' }, true)).toEqual([
      'SECRETS_KEY_BEFORE: at least 32 characters',
    ]);
    expect(sealingSettingProblems({ SECRETS_KEY: key, SECRETS_KEY_BEFORE: key }, true)).toHaveLength(1);
  });

  it('OPEN-43 requires a long key in production, and none in development', () => {
    expect(sealingSettingProblems({}, true)).toEqual([expect.stringMatching(/^SECRETS_KEY: missing/)]);
    expect(sealingSettingProblems({ SECRETS_KEY: 'short' }, false)).toHaveLength(1);
    expect(sealingSettingProblems({}, false)).toEqual([]);
    expect(() => createSealer({ env: {}, production: true }).seal('x', 'u')).toThrow('SECRETS_KEY');
  });
});
