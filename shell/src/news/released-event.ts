/**
 * Dispatched on the document when a news stream says that a part was switched off, or when that may have
 * happened without a stream.
 */
export const releasedEvent = 'sendahead:released';
