/** The browser knows that it has no connection, but notices a server that is down only by a request. */
export const isOffline = (): boolean => !navigator.onLine;
