/**
 * Adds to jsdom the missing behavior of `<dialog>`: opening, closing, and Esc arriving as `cancel`. Import it
 * for its effect.
 */
const dialog = HTMLDialogElement.prototype;

dialog.showModal = function showModal() {
  this.open = true;
  const first = this.querySelector<HTMLElement>('button, input, select, textarea, a[href], [tabindex="0"]');
  first?.focus();
};
dialog.close = function close() {
  this.open = false;
};

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  top?.dispatchEvent(new Event('cancel', { cancelable: true }));
});
