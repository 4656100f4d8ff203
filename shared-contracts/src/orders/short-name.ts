import type { Receipt } from './schema.ts';

type Place = Receipt['legs'][number]['from'];

/**
 * A place in a title or a route: a facility by its name, a home by its town; in older orders, by the name
 * alone.
 */
export const shortName = ({ name, short_name }: Pick<Place, 'name' | 'short_name'>): string =>
  short_name ?? name;
