/** Scrolls a part into view when it appears, because its form may fill the dialog. */
export const intoView = (part: HTMLElement | null): void => part?.scrollIntoView?.({ block: 'nearest' });
