/** Happens to the document when a part of pages was switched off, by any stream of news, or may have been while there was no stream. */
export const releasedEvent = 'sendahead:released';
