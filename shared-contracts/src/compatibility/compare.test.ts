import { compareContracts } from './compare.ts';
import type { JsonSchema } from './json-schema.ts';
import { type ContractSnapshot, presentContracts } from './snapshot.ts';

const text: JsonSchema = { type: 'string', maxLength: 20 };
const leg: JsonSchema = {
  type: 'object',
  properties: { date: text, days: { type: 'integer', minimum: 0 }, note: text },
  required: ['date', 'days'],
};
const payload: JsonSchema = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['one_way', 'round_trip'] },
    legs: { type: 'array', items: leg, maxItems: 2 },
    price: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    labels: { type: 'object', additionalProperties: text },
    comment: text,
  },
  required: ['kind', 'legs', 'price'],
};

const edit = (change: (draft: Record<string, never>) => void): JsonSchema => {
  const draft = structuredClone(payload);
  change(draft as never);
  return draft;
};
type Draft = {
  type: string;
  required: string[];
  properties: Record<string, Record<string, unknown>> & {
    legs: { items: { required: string[]; properties: Record<string, Record<string, unknown>> } } & Record<
      string,
      unknown
    >;
  };
};
const change = (edits: (draft: Draft) => void): JsonSchema =>
  edit((draft) => edits(draft as unknown as Draft));

const topicOf = (
  schema: JsonSchema,
  over: Partial<ContractSnapshot['topics'][string]> = {},
): ContractSnapshot => ({
  calls: {},
  topics: { 'a.topic@1': { kind: 'state', owner: 'mf-services', written: schema, read: schema, ...over } },
});
const callOf = (
  input: JsonSchema,
  output: JsonSchema,
  over: Partial<ContractSnapshot['calls'][string]> = {},
): ContractSnapshot => ({
  topics: {},
  calls: { 'a.call': { method: 'POST', paths: ['/a'], errors: [], input: { body: input }, output, ...over } },
});

const edits: readonly (readonly [string, 'bears' | 'breaks', (draft: Draft) => void, string?])[] = [
  ['nothing', 'bears', () => undefined],
  [
    'an optional field added',
    'bears',
    (d) => {
      d.properties.extra = { type: 'string' };
    },
  ],
  [
    'an optional field added deep inside',
    'bears',
    (d) => {
      d.properties.legs.items.properties.extra = { type: 'integer' };
    },
  ],
  [
    'an optional field removed',
    'bears',
    (d) => {
      delete d.properties.comment;
    },
  ],
  [
    'an optional field removed deep inside',
    'bears',
    (d) => {
      delete d.properties.legs.items.properties.note;
    },
  ],
  [
    'properties in another order',
    'bears',
    (d) => {
      d.properties = Object.fromEntries(Object.entries(d.properties).toReversed()) as Draft['properties'];
    },
  ],
  [
    'enum values in another order',
    'bears',
    (d) => {
      d.properties.kind = { type: 'string', enum: ['round_trip', 'one_way'] };
    },
  ],
  [
    'alternatives in another order',
    'bears',
    (d) => {
      d.properties.price = { anyOf: [{ type: 'null' }, { type: 'integer' }] };
    },
  ],
  [
    'a required field added',
    'breaks',
    (d) => {
      d.properties.extra = { type: 'string' };
      d.required.push('extra');
    },
    'extra',
  ],
  [
    'a required field added deep inside',
    'breaks',
    (d) => {
      d.properties.legs.items.properties.extra = { type: 'string' };
      d.properties.legs.items.required.push('extra');
    },
    'legs[].extra',
  ],
  [
    'a required field removed',
    'breaks',
    (d) => {
      delete d.properties.price;
      d.required = ['kind', 'legs'];
    },
    'price',
  ],
  [
    'a required field renamed',
    'breaks',
    (d) => {
      d.properties.cost = d.properties.price as never;
      delete d.properties.price;
      d.required = ['kind', 'legs', 'cost'];
    },
    'cost',
  ],
  [
    'a required field made optional',
    'breaks',
    (d) => {
      d.required = ['legs', 'price'];
    },
    'kind',
  ],
  [
    'an optional field made required',
    'breaks',
    (d) => {
      d.required.push('comment');
    },
    'comment',
  ],
  [
    'a deep required field made optional',
    'breaks',
    (d) => {
      d.properties.legs.items.required = ['date'];
    },
    'legs[].days',
  ],
  [
    'a type changed',
    'breaks',
    (d) => {
      d.properties.comment = { type: 'integer' };
    },
    'comment',
  ],
  [
    'an integer widened to a number',
    'breaks',
    (d) => {
      d.properties.legs.items.properties.days = { type: 'number', minimum: 0 };
    },
    'legs[].days',
  ],
  [
    'an enum value added',
    'breaks',
    (d) => {
      d.properties.kind = { type: 'string', enum: ['one_way', 'round_trip', 'open_jaw'] };
    },
    'kind',
  ],
  [
    'an enum value removed',
    'breaks',
    (d) => {
      d.properties.kind = { type: 'string', enum: ['one_way'] };
    },
    'kind',
  ],
  [
    'an enum value renamed',
    'breaks',
    (d) => {
      d.properties.kind = { type: 'string', enum: ['oneway', 'round_trip'] };
    },
    'kind',
  ],
  [
    'an enum opened to any text',
    'breaks',
    (d) => {
      d.properties.kind = { type: 'string' };
    },
    'kind',
  ],
  [
    'null no longer allowed',
    'breaks',
    (d) => {
      d.properties.price = { type: 'integer' };
    },
    'price',
  ],
  [
    'null newly allowed',
    'breaks',
    (d) => {
      d.properties.comment = { anyOf: [text, { type: 'null' }] };
    },
    'comment',
  ],
  [
    'a length bound tightened',
    'breaks',
    (d) => {
      d.properties.comment = { type: 'string', maxLength: 10 };
    },
    'comment',
  ],
  [
    'a length bound loosened',
    'breaks',
    (d) => {
      d.properties.comment = { type: 'string', maxLength: 99 };
    },
    'comment',
  ],
  [
    'a length bound dropped',
    'breaks',
    (d) => {
      d.properties.comment = { type: 'string' };
    },
    'comment',
  ],
  [
    'a minimum raised',
    'breaks',
    (d) => {
      d.properties.legs.items.properties.days = { type: 'integer', minimum: 1 };
    },
    'legs[].days',
  ],
  [
    'a minimum lowered',
    'breaks',
    (d) => {
      d.properties.legs.items.properties.days = { type: 'integer', minimum: -1 };
    },
    'legs[].days',
  ],
  [
    'more items allowed',
    'breaks',
    (d) => {
      d.properties.legs.maxItems = 9;
    },
    'legs',
  ],
  [
    'a pattern added',
    'breaks',
    (d) => {
      d.properties.comment = { ...text, pattern: '^a' };
    },
    'comment',
  ],
  [
    'an array turned into an object',
    'breaks',
    (d) => {
      d.properties.legs = { type: 'object' } as never;
    },
    'legs',
  ],
  [
    'the values of a map changed',
    'breaks',
    (d) => {
      d.properties.labels = { type: 'object', additionalProperties: { type: 'integer' } };
    },
    'labels.*',
  ],
  [
    'a field moved one level up',
    'breaks',
    (d) => {
      d.properties.date = { type: 'string' };
      delete d.properties.legs.items.properties.date;
      d.properties.legs.items.required = ['days'];
    },
    'legs[].date',
  ],
];

describe('edits of a topic', () => {
  it('judges a corpus of at least 30 edits', () => {
    expect(edits.length).toBeGreaterThanOrEqual(30);
  });
  const cases = edits.map(([name, verdict, apply, field]) => ({
    name,
    verdict,
    apply,
    fields: field ? [field] : [],
  }));
  it.each(cases)('$name: an already released part $verdict it', ({ verdict, apply, fields }) => {
    const found = compareContracts([topicOf(payload)], topicOf(change(apply)));
    expect(found.length > 0).toBe(verdict === 'breaks');
    expect(found.map((breach) => breach.field)).toEqual(expect.arrayContaining(fields));
    for (const breach of found) expect(breach.remedy).not.toBe('');
  });
  it('refuses another owner, another kind and a topic that is gone', () => {
    expect(compareContracts([topicOf(payload)], topicOf(payload, { owner: 'mf-checkout' }))).toHaveLength(1);
    expect(compareContracts([topicOf(payload)], topicOf(payload, { kind: 'event' }))).toHaveLength(1);
    expect(compareContracts([topicOf(payload)], { calls: {}, topics: {} })).toHaveLength(1);
  });
  it('bears a new major beside the old one', () => {
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
  it('looks back over every release, not only the last', () => {
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
  it('bear themselves', () => {
    const now = presentContracts();
    expect(Object.keys(now.calls).length).toBeGreaterThan(25);
    expect(compareContracts([now], now)).toEqual([]);
  });
});
