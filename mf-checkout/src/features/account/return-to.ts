/** The focus target after a dialog whose opener no longer exists: signing in removes the header's button. */
export const returnToPage = (): HTMLElement | null => document.getElementById('main');
