/** Types as a person would: letter by letter, in the field of this id, which keeps the focus. */
export function typeIn(id: string, text: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${id}`);
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  field.focus();
  for (let length = 1; length <= text.length; length += 1) {
    // React listens to the input event after the value is set directly.
    setter?.call(field, text.slice(0, length));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
