/** Replaces the fetch adapter of axios: the page uses XMLHttpRequest, which can report progress and abort. */
export const getFetch = (): null => null;
export default null;
