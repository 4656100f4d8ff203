import { compareContracts } from './compare.ts';
import { presentContracts } from './snapshot.ts';
import { readSnapshot, writeSnapshot } from './snapshot-text.ts';

describe('the text of a snapshot', () => {
  const now = presentContracts();
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
});
