import { compareContracts } from './compare.ts';
import { presentContracts, type RecordedContracts } from './snapshot.ts';
import { readSnapshot, saysTheSame, writeSnapshot } from './snapshot-text.ts';

describe('the text of a snapshot', () => {
  const now: RecordedContracts = { version: '0.1.0', ...presentContracts() };
  const text = writeSnapshot(now);

  it('has one line for each call and topic, sorted', () => {
    const names = [...text.matchAll(/^"([^"]+)": \{"/gm)].map(([, name]) => name);
    expect(names).toEqual([...Object.keys(now.calls).toSorted(), ...Object.keys(now.topics).toSorted()]);
  });

  it('is read back as what was written, with the same verdicts', () => {
    const read = readSnapshot(text);
    expect(read).toEqual(JSON.parse(JSON.stringify(now)));
    expect(compareContracts([read], now)).toEqual([]);
    expect(writeSnapshot(read)).toBe(text);
  });

  it('says the same as a snapshot of another version', () => {
    const later: RecordedContracts = { ...now, version: '0.2.0' };
    expect(saysTheSame(now, later)).toBe(true);
    expect(saysTheSame(now, { ...now, topics: {} })).toBe(false);
  });

  it('lists contracts that were broken on purpose, if any', () => {
    expect(text).not.toContain('breaks');
    expect(readSnapshot(writeSnapshot({ ...now, breaks: ['geo.zip-info'] })).breaks).toEqual([
      'geo.zip-info',
    ]);
  });
});
