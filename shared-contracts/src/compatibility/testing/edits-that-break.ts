import { type Draft, text } from './released.ts';

const field = (name: string, schema: Record<string, unknown>) => (draft: Draft) => {
  draft.properties[name] = schema;
};
const days = (schema: Record<string, unknown>) => (draft: Draft) => {
  draft.properties.legs.items.properties.days = schema;
};

/** Edits that break an already released part: a title, the edit, and the reported field. */
export const editsThatBreak: readonly (readonly [string, (draft: Draft) => void, string])[] = [
  [
    'a required field added',
    (d) => {
      d.properties.extra = { type: 'string' };
      d.required.push('extra');
    },
    'extra',
  ],
  [
    'a required field added deep inside',
    (d) => {
      d.properties.legs.items.properties.extra = { type: 'string' };
      d.properties.legs.items.required.push('extra');
    },
    'legs[].extra',
  ],
  [
    'a required field removed',
    (d) => {
      delete d.properties.price;
      d.required = ['kind', 'legs'];
    },
    'price',
  ],
  [
    'a required field renamed',
    (d) => {
      d.properties.cost = d.properties.price as never;
      delete d.properties.price;
      d.required = ['kind', 'legs', 'cost'];
    },
    'cost',
  ],
  [
    'a required field made optional',
    (d) => {
      d.required = ['legs', 'price'];
    },
    'kind',
  ],
  [
    'an optional field made required',
    (d) => {
      d.required.push('comment');
    },
    'comment',
  ],
  [
    'a deep required field made optional',
    (d) => {
      d.properties.legs.items.required = ['date'];
    },
    'legs[].days',
  ],
  ['a type changed', field('comment', { type: 'integer' }), 'comment'],
  ['an integer widened to a number', days({ type: 'number', minimum: 0 }), 'legs[].days'],
  [
    'an enum value added',
    field('kind', { type: 'string', enum: ['one_way', 'round_trip', 'open_jaw'] }),
    'kind',
  ],
  ['an enum value removed', field('kind', { type: 'string', enum: ['one_way'] }), 'kind'],
  ['an enum value renamed', field('kind', { type: 'string', enum: ['oneway', 'round_trip'] }), 'kind'],
  ['an enum opened to any text', field('kind', { type: 'string' }), 'kind'],
  ['null no longer allowed', field('price', { type: 'integer' }), 'price'],
  ['null newly allowed', field('comment', { anyOf: [text, { type: 'null' }] }), 'comment'],
  ['a length bound tightened', field('comment', { type: 'string', maxLength: 10 }), 'comment'],
  ['a length bound loosened', field('comment', { type: 'string', maxLength: 99 }), 'comment'],
  ['a length bound dropped', field('comment', { type: 'string' }), 'comment'],
  ['a minimum raised', days({ type: 'integer', minimum: 1 }), 'legs[].days'],
  ['a minimum lowered', days({ type: 'integer', minimum: -1 }), 'legs[].days'],
  [
    'more items allowed',
    (d) => {
      d.properties.legs.maxItems = 9;
    },
    'legs',
  ],
  ['a pattern added', field('comment', { ...text, pattern: '^a' }), 'comment'],
  [
    'an array turned into an object',
    (d) => {
      d.properties.legs = { type: 'object' } as never;
    },
    'legs',
  ],
  [
    'the values of a map changed',
    field('labels', { type: 'object', additionalProperties: { type: 'integer' } }),
    'labels.*',
  ],
  [
    'a field moved one level up',
    (d) => {
      d.properties.date = { type: 'string' };
      delete d.properties.legs.items.properties.date;
      d.properties.legs.items.required = ['days'];
    },
    'legs[].date',
  ],
  ['a minimum dropped', days({ type: 'integer' }), 'legs[].days'],
  ['a maximum added', days({ type: 'integer', minimum: 0, maximum: 3 }), 'legs[].days'],
  [
    'fewer items allowed',
    (d) => {
      d.properties.legs.maxItems = 1;
    },
    'legs',
  ],
  [
    'items no longer bounded',
    (d) => {
      delete d.properties.legs.maxItems;
    },
    'legs',
  ],
  [
    'items required',
    (d) => {
      d.properties.legs.minItems = 1;
    },
    'legs',
  ],
  ['a format added', field('comment', { ...text, format: 'date' }), 'comment'],
  ['a constant in place of any text', field('comment', { const: 'fragile' }), 'comment'],
  ['a list in place of one value', field('comment', { type: 'array', items: text }), 'comment'],
  [
    'the items of a list changed',
    (d) => {
      d.properties.legs = { type: 'array', items: text, maxItems: 2 } as never;
    },
    'legs[]',
  ],
  [
    'a third alternative added',
    field('price', { anyOf: [{ type: 'integer' }, { type: 'null' }, text] }),
    'price',
  ],
  ['an alternative removed', field('price', { type: 'null' }), 'price'],
  ['a map turned into a list', field('labels', { type: 'array', items: text }), 'labels'],
];
