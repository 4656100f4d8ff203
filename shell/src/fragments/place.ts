/** A place of the page: a fragment, a skeleton until it has come, or a plain word that it could not. */
export interface Place {
  readonly name: string;
  /** A new, empty element for the fragment to draw in; what stood there before is gone. */
  clear(): HTMLElement;
  showFragment(): void;
  showFault(retry: () => void): void;
  showWaiting(): void;
}

export class NoSuchPlace extends Error {
  override readonly name = 'NoSuchPlace';
}

type Face = 'waiting' | 'fragment' | 'fault';

function faultNotice(title: string, retry: () => void): HTMLElement {
  const region = document.createElement('section');
  region.className = 'place-fault';
  region.setAttribute('aria-label', title);
  const heading = document.createElement('h2');
  heading.textContent = title;
  const words = document.createElement('p');
  words.textContent = 'This part of the page could not be loaded. Everything you entered elsewhere is kept.';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ui-button ui-button--secondary';
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  region.append(heading, words, button);
  return region;
}

/** Finds the element with `data-place="<name>"`. Throws NoSuchPlace. */
export function findPlace(page: ParentNode, name: string, title: string): Place {
  const element = page.querySelector<HTMLElement>(`[data-place="${name}"]`);
  if (!element) throw new NoSuchPlace(name);
  let fragment = document.createElement('div');
  let fault: HTMLElement | undefined;
  element.append(fragment);

  const show = (face: Face): void => {
    element.dataset.face = face;
    element.toggleAttribute('aria-busy', face === 'waiting');
    fragment.hidden = face !== 'fragment';
    if (face !== 'fault') {
      fault?.remove();
      fault = undefined;
    }
  };

  show('waiting');
  return {
    name,
    clear() {
      const fresh = document.createElement('div');
      fragment.replaceWith(fresh);
      fragment = fresh;
      show('waiting');
      return fresh;
    },
    showFragment: () => show('fragment'),
    showWaiting: () => show('waiting'),
    showFault(retry) {
      const hadFocus = element.contains(document.activeElement);
      fault?.remove();
      fault = faultNotice(title, retry);
      element.append(fault);
      show('fault');
      if (hadFocus) fault.querySelector('button')?.focus();
    },
  };
}
