import type { ContractSnapshot } from '@sendahead/shared-contracts/compatibility/snapshot';
import { judgeChange } from './judge-change.ts';
import type { Records } from './records.ts';

const text = { type: 'string' };
const topic = (properties: Record<string, object>, required: string[] = []): ContractSnapshot => {
  const schema = { type: 'object', properties, required };
  return {
    calls: {},
    topics: { 'a.topic@1': { kind: 'state', owner: 'mf-services', written: schema, read: schema } },
  };
};
const lent = { 'ui/card': { exports: ['Card'], types: 'aaa' } };
const recorded = topic({ note: text });
const records: Records = {
  snapshots: [{ version: '0.1.8', ...recorded }],
  lent: { version: '0.1.9', modules: lent },
};

describe('what became of the contracts', () => {
  it('is nothing, and the version stays, when they are those on record', () => {
    expect(judgeChange(records, recorded, lent)).toEqual({
      change: 'none',
      breaches: [],
      broken: [],
      needsSnapshot: false,
      version: '0.1.9',
    });
  });

  it('is an addition under the next patch, with a snapshot, when a payload has one more field', () => {
    const verdict = judgeChange(records, topic({ note: text, more: text }), lent);
    expect(verdict).toMatchObject({ change: 'added', needsSnapshot: true, version: '0.1.10' });
  });

  it.each([
    ['a name', { 'ui/card': { exports: ['Card', 'CardFoot'], types: 'aaa' } }],
    ['a type', { 'ui/card': { exports: ['Card'], types: 'bbb' } }],
    ['a module', { ...lent, 'ui/fold': { exports: ['useFold'], types: 'ccc' } }],
  ])('is an addition without a snapshot when the page lends %s more or another', (_, now) => {
    const verdict = judgeChange(records, recorded, now);
    expect(verdict).toMatchObject({ change: 'added', needsSnapshot: false, version: '0.1.10' });
  });

  it('is a break under the next minor, by name, when a released part cannot bear it', () => {
    const verdict = judgeChange(records, topic({ note: text }, ['note']), lent);
    expect(verdict).toMatchObject({ change: 'breaking', broken: ['a.topic@1'], version: '0.2.0' });
    expect(verdict.breaches).not.toEqual([]);
  });

  it('is a break when the page no longer lends what a remote imports', () => {
    const verdict = judgeChange(records, recorded, {});
    expect(verdict).toMatchObject({ change: 'breaking', broken: [], version: '0.2.0' });
  });
});
