/** Stands in for axios' second way to the network: the page uses XMLHttpRequest, which can tell progress and abort. */
export const getFetch = (): null => null;
export default null;
