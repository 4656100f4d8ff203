import type { Draft } from './released.ts';

/** What an already released part bears, in a line and as an edit. */
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
];
