import { type Draft, text } from './released.ts';

/** What breaks an already released part: in a line, as an edit, and the field that is named. */
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
  [
    'a type changed',
    (d) => {
      d.properties.comment = { type: 'integer' };
    },
    'comment',
  ],
  [
    'an integer widened to a number',
    (d) => {
      d.properties.legs.items.properties.days = { type: 'number', minimum: 0 };
    },
    'legs[].days',
  ],
  [
    'an enum value added',
    (d) => {
      d.properties.kind = { type: 'string', enum: ['one_way', 'round_trip', 'open_jaw'] };
    },
    'kind',
  ],
  [
    'an enum value removed',
    (d) => {
      d.properties.kind = { type: 'string', enum: ['one_way'] };
    },
    'kind',
  ],
  [
    'an enum value renamed',
    (d) => {
      d.properties.kind = { type: 'string', enum: ['oneway', 'round_trip'] };
    },
    'kind',
  ],
  [
    'an enum opened to any text',
    (d) => {
      d.properties.kind = { type: 'string' };
    },
    'kind',
  ],
  [
    'null no longer allowed',
    (d) => {
      d.properties.price = { type: 'integer' };
    },
    'price',
  ],
  [
    'null newly allowed',
    (d) => {
      d.properties.comment = { anyOf: [text, { type: 'null' }] };
    },
    'comment',
  ],
  [
    'a length bound tightened',
    (d) => {
      d.properties.comment = { type: 'string', maxLength: 10 };
    },
    'comment',
  ],
  [
    'a length bound loosened',
    (d) => {
      d.properties.comment = { type: 'string', maxLength: 99 };
    },
    'comment',
  ],
  [
    'a length bound dropped',
    (d) => {
      d.properties.comment = { type: 'string' };
    },
    'comment',
  ],
  [
    'a minimum raised',
    (d) => {
      d.properties.legs.items.properties.days = { type: 'integer', minimum: 1 };
    },
    'legs[].days',
  ],
  [
    'a minimum lowered',
    (d) => {
      d.properties.legs.items.properties.days = { type: 'integer', minimum: -1 };
    },
    'legs[].days',
  ],
  [
    'more items allowed',
    (d) => {
      d.properties.legs.maxItems = 9;
    },
    'legs',
  ],
  [
    'a pattern added',
    (d) => {
      d.properties.comment = { ...text, pattern: '^a' };
    },
    'comment',
  ],
  [
    'an array turned into an object',
    (d) => {
      d.properties.legs = { type: 'object' } as never;
    },
    'legs',
  ],
  [
    'the values of a map changed',
    (d) => {
      d.properties.labels = { type: 'object', additionalProperties: { type: 'integer' } };
    },
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
  [
    'a minimum dropped',
    (d) => {
      d.properties.legs.items.properties.days = { type: 'integer' };
    },
    'legs[].days',
  ],
  [
    'a maximum added',
    (d) => {
      d.properties.legs.items.properties.days = { type: 'integer', minimum: 0, maximum: 3 };
    },
    'legs[].days',
  ],
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
  [
    'a format added',
    (d) => {
      d.properties.comment = { ...text, format: 'date' };
    },
    'comment',
  ],
  [
    'a constant in place of any text',
    (d) => {
      d.properties.comment = { const: 'fragile' };
    },
    'comment',
  ],
  [
    'a list in place of one value',
    (d) => {
      d.properties.comment = { type: 'array', items: text };
    },
    'comment',
  ],
  [
    'the items of a list changed',
    (d) => {
      d.properties.legs = { type: 'array', items: text, maxItems: 2 } as never;
    },
    'legs[]',
  ],
  [
    'a third alternative added',
    (d) => {
      d.properties.price = { anyOf: [{ type: 'integer' }, { type: 'null' }, text] };
    },
    'price',
  ],
  [
    'an alternative removed',
    (d) => {
      d.properties.price = { type: 'null' };
    },
    'price',
  ],
  [
    'a map turned into a list',
    (d) => {
      d.properties.labels = { type: 'array', items: text };
    },
    'labels',
  ],
];
