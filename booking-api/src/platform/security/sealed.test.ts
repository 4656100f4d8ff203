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

  it('OPEN-43 requires a long key in production, and none in development', () => {
    expect(sealingSettingProblems({}, true)).toEqual([expect.stringMatching(/^SECRETS_KEY: missing/)]);
    expect(sealingSettingProblems({ SECRETS_KEY: 'short' }, false)).toHaveLength(1);
    expect(sealingSettingProblems({}, false)).toEqual([]);
    expect(() => createSealer({ env: {}, production: true }).seal('x', 'u')).toThrow('SECRETS_KEY');
  });
});
