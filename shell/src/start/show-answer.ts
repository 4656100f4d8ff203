/**
 * AD-40: replaces the answer; without one the old prices give way to the message that the server cannot be
 * reached, and a button that tries again. A focus in the old answer moves to the new one.
 */
export function showAnswer(answer: HTMLElement, page: Document | null, tryAgain: () => void): void {
  const hadFocus = answer.contains(document.activeElement);
  answer.replaceChildren(...(page ? page.body.childNodes : unreachable(answer.dataset, tryAgain)));
  answer.removeAttribute('aria-busy');
  if (hadFocus) answer.querySelector<HTMLElement>('button, input:checked, a')?.focus();
}

/** The words are in the page, because the server that writes them cannot be reached. */
function unreachable({ offline, again }: DOMStringMap, tryAgain: () => void): HTMLElement[] {
  const message = Object.assign(document.createElement('p'), {
    className: 'start-refused',
    textContent: offline ?? '',
  });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'ui-button ui-button--secondary start-again',
    textContent: again ?? '',
  });
  button.addEventListener('click', tryAgain);
  return [message, button];
}
