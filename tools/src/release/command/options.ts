const yes = { type: 'boolean', default: false } as const;

/** The options of `npm run release`. */
export const options = {
  to: { type: 'string' },
  off: { type: 'string' },
  on: yes,
  percent: { type: 'string' },
  rise: yes,
  version: { type: 'string' },
  brand: { type: 'string', multiple: true },
  staff: yes,
  everyone: yes,
  end: yes,
  why: { type: 'string' },
  built: yes,
  all: yes,
  force: yes,
  'no-return': yes,
  history: yes,
} as const;
export type Option = keyof typeof options;
