/** OPEN-53: whether the page's address asks to take a cart over. */
export const awaitsTakeover = ({ search }: Pick<Location, 'search'>): boolean =>
  new URLSearchParams(search).has('takeover_id');
