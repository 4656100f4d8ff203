/** Happens to the document when any stream of news says that a part of pages was switched off. */
export const releasedEvent = 'sendahead:released';
