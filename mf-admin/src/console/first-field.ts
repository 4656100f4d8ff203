const fields = 'input:not([type="hidden"], [disabled]), select:not([disabled]), textarea:not([disabled])';

/** Focuses the first field of a form: of a group of choices, the one that is chosen. */
export function focusFirstField(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLInputElement>(fields);
  if (!first) return;
  const chosen =
    first.type === 'radio'
      ? form?.querySelector<HTMLInputElement>(`input[name="${first.name}"]:checked`)
      : null;
  (chosen ?? first).focus();
}
