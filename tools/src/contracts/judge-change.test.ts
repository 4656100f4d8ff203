import type { ContractSnapshot, TopicSnapshot } from '@sendahead/shared-contracts/compatibility/snapshot';
import { judgeChange } from './judge-change.ts';
import { type ContractRecord, indexOf } from './record.ts';

const text = { type: 'string' };
const topic = (properties: Record<string, object>, required: string[] = []): TopicSnapshot => {
  const schema = { type: 'object', properties, required };
  return { kind: 'state', owner: 'mf-services', written: schema, read: schema };
};
const contracts = (shape: TopicSnapshot): ContractSnapshot => ({ calls: {}, topics: { 'a.topic@1': shape } });

const first = topic({ note: text });
const withMore = topic({ note: text, more: text });
const noteNeeded = topic({ note: text }, ['note']);
const lent = { 'ui#Card': 'aaa', 'ui#note': 'bbb' };
const recorded: ContractRecord = {
  calls: {},
  topics: { 'a.topic@1': [first] },
  lent: { 'ui#Card': ['aaa'], 'ui#note': ['bbb'] },
};

describe('a change of the contracts', () => {
  it('a change is empty if the contracts match the record', () => {
    expect(judgeChange(recorded, contracts(first), lent)).toEqual({
      breaches: [],
      changed: [],
      record: recorded,
    });
  });

  it('a change keeps the previous shape when a payload has one more field', () => {
    const { breaches, changed, record } = judgeChange(recorded, contracts(withMore), lent);
    expect([breaches, changed]).toEqual([[], ['a.topic@1']]);
    expect(record.topics['a.topic@1']).toEqual([withMore, first]);
    expect(indexOf(record).topics['a.topic@1']?.at(-1)).toBe(indexOf(recorded).topics['a.topic@1']?.[0]);
  });

  it('a change that breaks a released part is refused by name; if recorded anyway, the history starts at the new shape', () => {
    const { breaches, record } = judgeChange(recorded, contracts(noteNeeded), lent);
    expect(breaches.map(({ contract }) => contract)).toContain('a.topic@1');
    expect(record.topics['a.topic@1']).toEqual([noteNeeded]);
  });

  it('removing a contract that a released part may use is refused, and a removed topic fits no part', () => {
    const { breaches, record } = judgeChange(recorded, { calls: {}, topics: {} }, lent);
    expect(breaches.map(({ contract }) => contract)).toEqual(['a.topic@1']);
    expect(indexOf(record).topics).toEqual({ 'a.topic@1': [] });
    expect(judgeChange(record, { calls: {}, topics: {} }, lent).changed).toEqual([]);
  });

  it('a change keeps the oldest shape of a topic last when the topic returns to it', () => {
    const changed = judgeChange(recorded, contracts(withMore), lent).record;
    const { record } = judgeChange(changed, contracts(first), lent);
    expect(record.topics['a.topic@1']).toEqual([first, withMore, first]);
    expect(judgeChange(record, contracts(first), lent).record).toEqual(record);
    expect(judgeChange(record, contracts(withMore), lent).record).toEqual(changed);
  });

  it('lending a new name, or a name with a new type, does not affect released parts', () => {
    const now = { 'ui#Card': 'aa2', 'ui#note': 'bbb', 'ui#useFold': 'ccc' };
    const { breaches, changed, record } = judgeChange(recorded, contracts(first), now);
    expect([breaches, changed]).toEqual([[], ['ui#Card', 'ui#useFold']]);
    expect(record.lent).toEqual({ 'ui#Card': ['aa2', 'aaa'], 'ui#note': ['bbb'], 'ui#useFold': ['ccc'] });
  });

  it('an author can declare that a change breaks a lent name', () => {
    const now = { ...lent, 'ui#Card': 'aa2' };
    const { record } = judgeChange(recorded, contracts(first), now, ['ui#Card']);
    expect(record.lent['ui#Card']).toEqual(['aa2']);
  });

  it('a change is refused when the page no longer lends what a part uses', () => {
    const { breaches } = judgeChange(recorded, contracts(first), { 'ui#Card': 'aaa' });
    expect(breaches).toEqual([expect.objectContaining({ contract: 'ui#note' })]);
  });
});
