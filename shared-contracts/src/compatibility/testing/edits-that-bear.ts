import type { Draft } from './released.ts';

/** Edits that an already released remote tolerates: a title and the edit. */
export const editsThatBear: readonly (readonly [string, (draft: Draft) => void])[] = [
  ['nothing', () => undefined],
  [
    'an optional field added',
    (d) => {
      d.properties.extra = { type: 'string' };
    },
  ],
  [
    'an optional field added deep inside',
    (d) => {
      d.properties.legs.items.properties.extra = { type: 'integer' };
    },
  ],
  [
    'an optional field removed',
    (d) => {
      delete d.properties.comment;
    },
  ],
  [
    'an optional field removed deep inside',
    (d) => {
      delete d.properties.legs.items.properties.note;
    },
  ],
  [
    'properties in another order',
    (d) => {
      d.properties = Object.fromEntries(Object.entries(d.properties).toReversed()) as Draft['properties'];
    },
  ],
  [
    'enum values in another order',
    (d) => {
      d.properties.kind = { type: 'string', enum: ['round_trip', 'one_way'] };
    },
  ],
  [
    'alternatives in another order',
    (d) => {
      d.properties.price = { anyOf: [{ type: 'null' }, { type: 'integer' }] };
    },
  ],
  [
    'a description added',
    (d) => {
      d.properties.comment = { type: 'string', maxLength: 20, description: 'for the driver' };
    },
  ],
  [
    'required fields named in another order',
    (d) => {
      d.required = d.required.toReversed();
    },
  ],
  [
    'an optional list added',
    (d) => {
      d.properties.extras = { type: 'array', items: { type: 'string' } };
    },
  ],
  [
    'an optional object added deep inside',
    (d) => {
      d.properties.legs.items.properties.window = { type: 'object', properties: {} };
    },
  ],
];
