import { compareContracts } from './compare.ts';
import { type ContractSnapshot, presentContracts } from './snapshot.ts';
import { editsThatBear } from './testing/edits-that-bear.ts';
import { editsThatBreak } from './testing/edits-that-break.ts';
import { callOf, change, type Draft, leg, payload, text, topicOf } from './testing/released.ts';

describe('edits of a topic', () => {
  it('judges a corpus of at least 30 edits', () => {
    expect(editsThatBear.length + editsThatBreak.length).toBeGreaterThanOrEqual(30);
  });
  const breaches = (apply: (draft: Draft) => void) =>
    compareContracts([topicOf(payload)], topicOf(change(apply)));
  it.each(editsThatBear)('%s: an already released part tolerates it', (_, apply) => {
    expect(breaches(apply)).toEqual([]);
  });
  it.each(editsThatBreak)('%s: an already released part is broken by it', (_, apply, field) => {
    const found = breaches(apply);
    expect(found).not.toEqual([]);
    expect(found.map((breach) => breach.field)).toContain(field);
    for (const breach of found) expect(breach.remedy).not.toBe('');
  });
  it('refuses another owner, another kind and a missing topic', () => {
    expect(compareContracts([topicOf(payload)], topicOf(payload, { owner: 'mf-checkout' }))).toHaveLength(1);
    expect(compareContracts([topicOf(payload)], topicOf(payload, { kind: 'event' }))).toHaveLength(1);
    expect(compareContracts([topicOf(payload)], { calls: {}, topics: {} })).toHaveLength(1);
  });
  it('a new major version may be published alongside the old one', () => {
    const now = topicOf(payload);
    const both = {
      ...now,
      topics: {
        ...now.topics,
        'a.topic@2': { kind: 'state', owner: 'mf-services', written: leg, read: leg },
      },
    };
    expect(compareContracts([now], both)).toEqual([]);
  });
  it('checks every earlier release, not only the last', () => {
    const first = topicOf(
      change((d) => {
        d.properties.extra = { type: 'string' };
      }),
    );
    const second = topicOf(payload);
    const third = topicOf(
      change((d) => {
        d.properties.extra = { type: 'integer' };
      }),
    );
    expect(compareContracts([second], third)).toEqual([]);
    expect(compareContracts([first, second], third)).not.toEqual([]);
  });
});

describe('edits of a call', () => {
  const before = callOf(payload, leg);
  const judge = (now: ContractSnapshot) => compareContracts([before], now).length > 0;
  it.each([
    [
      'an optional request field added',
      callOf(
        change((d) => {
          d.properties.extra = { type: 'string' };
        }),
        leg,
      ),
      false,
    ],
    [
      'a request bound loosened',
      callOf(
        change((d) => {
          d.properties.comment = { type: 'string' };
        }),
        leg,
      ),
      false,
    ],
    [
      'a required request field added',
      callOf(
        change((d) => {
          d.properties.extra = { type: 'string' };
          d.required.push('extra');
        }),
        leg,
      ),
      true,
    ],
    [
      'a request bound tightened',
      callOf(
        change((d) => {
          d.properties.comment = { type: 'string', maxLength: 1 };
        }),
        leg,
      ),
      true,
    ],
    [
      'an answer field added',
      callOf(payload, { ...leg, properties: { ...leg.properties, extra: text } }),
      false,
    ],
    ['an answer field no longer sure', callOf(payload, { ...leg, required: ['date'] }), true],
    ['a second path added', callOf(payload, leg, { paths: ['/a', '/b'] }), false],
    ['the path moved', callOf(payload, leg, { paths: ['/b'] }), true],
    ['the method changed', callOf(payload, leg, { method: 'PUT' }), true],
    ['the call removed', { calls: {}, topics: {} }, true],
  ] as const)('%s', (_, now, breaks) => {
    expect(judge(now)).toBe(breaks);
  });
});

describe('the contracts of this tree', () => {
  it('contracts are compatible with themselves', () => {
    const now = presentContracts();
    expect(Object.keys(now.calls).length).toBeGreaterThan(25);
    expect(compareContracts([now], now)).toEqual([]);
  });
});
