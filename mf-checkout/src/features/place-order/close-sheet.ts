/**
 * On phones the page shows the summary as a sheet over itself. Closes it, if it is open around `inside`, and resolves
 * when the page under it can take the focus.
 */
export function closeSheet(inside: HTMLElement): Promise<void> {
  const sheet = inside.closest<HTMLElement>('[popover]');
  if (!sheet?.matches(':popover-open')) return Promise.resolve();
  return new Promise((resolve) => {
    sheet.addEventListener('toggle', () => resolve(), { once: true });
    sheet.hidePopover();
  });
}
