const name = 'book-for';

/**
 * The booking page with a prefilled search for the user to book for. The part after # is sent to no server and appears
 * in no log.
 */
export const bookForAddress = (email: string): string => `/ship#${new URLSearchParams({ [name]: email })}`;

/** The search text in a page's hash, or an empty text. */
export const bookForOf = (hash: string): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name)?.slice(0, 120) ?? '';
