const mark = 'ordered';

const stateOf = ({ history }: Pick<Window, 'history'>): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** B3-5: this entry of the browser's history has placed its order; a person who returns to it finds the mark. */
export const markOrderedHere = (page: Pick<Window, 'history'> = window): void =>
  page.history.replaceState({ ...stateOf(page), [mark]: true }, '');

export const wasOrderedHere = (page: Pick<Window, 'history'> = window): boolean => mark in stateOf(page);
