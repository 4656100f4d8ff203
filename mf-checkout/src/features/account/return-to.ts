/** Where focus goes after a dialog whose opener is gone: signing in takes the header's button away. */
export const returnToPage = (): HTMLElement | null => document.getElementById('main');
