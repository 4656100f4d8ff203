/** The browser knows that it has no connection; a server that is down it learns of only by a request. */
export const isOffline = (): boolean => !navigator.onLine;
