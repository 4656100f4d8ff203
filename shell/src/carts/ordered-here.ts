const mark = 'ordered';

const stateOf = ({ history }: Pick<Window, 'history'>): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** B3-5: marks this entry of the browser's history as ordered, for a person who returns to it. */
export const markOrderedHere = (page: Pick<Window, 'history'> = window): void =>
  page.history.replaceState({ ...stateOf(page), [mark]: true }, '');

export const wasOrderedHere = (page: Pick<Window, 'history'> = window): boolean => mark in stateOf(page);
