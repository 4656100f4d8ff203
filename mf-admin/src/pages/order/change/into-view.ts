/** Scrolls a part that appears into view: its form may fill the dialog, and it must be read before the button is pressed. */
export const intoView = (part: HTMLElement | null): void => part?.scrollIntoView?.({ block: 'nearest' });
