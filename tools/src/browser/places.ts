/** A place of a page, as its element says. */
export interface Place {
  readonly name: string;
  /** `waiting`, then `fragment` or `fault`. */
  readonly face: string;
  /** Places for staff, or for narrow pages, wait without being drawn. */
  readonly isDrawn: boolean;
}

const waits = ({ face, isDrawn }: Place): boolean => face === 'waiting' && isDrawn;

/** Whether the page has something in its places and draws none that waits. */
export const areSettled = (places: readonly Place[]): boolean =>
  places.some(({ face }) => face !== 'waiting') && !places.some(waits);

/** What keeps the named places of a page from standing, a line each. */
export const problemsOf = (places: readonly Place[], names: readonly string[]): string[] =>
  places.length === 0
    ? ['the page has no places']
    : places
        .filter((place) => names.includes(place.name) && (place.face === 'fault' || waits(place)))
        .map(({ name, face }) => `${name} ${face === 'fault' ? 'shows a fault' : 'does not appear'}`);
