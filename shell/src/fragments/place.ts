import type { Misfit } from '@sendahead/shared-contracts/releases/fits';

/** A place of the page: a fragment, a skeleton until it has come, or a plain word that it could not. */
export interface Place {
  readonly name: string;
  /** A new, empty element for the fragment to render in; the earlier content is removed. */
  clear(): HTMLElement;
  showFragment(): void;
  /** With a misfit, its words say which release the part needs. */
  showFault(retry: () => void, misfit?: Misfit): void;
  showWaiting(): void;
}

export class NoSuchPlace extends Error {
  override readonly name = 'NoSuchPlace';
}

type Face = 'waiting' | 'fragment' | 'fault';

/** Our own packages rise together: their version is the page's release. */
const misfitWords = (title: string, { name, needed, lent }: Misfit): string =>
  `“${title}” needs release ${needed} of ${name.startsWith('@') ? 'the page' : name}; the open page has ${lent ?? 'none'}. Reload the page, or try again in a few minutes.`;

function faultNotice(title: string, retry: () => void, misfit: Misfit | undefined): HTMLElement {
  const region = document.createElement('section');
  region.className = 'place-fault';
  region.setAttribute('aria-label', title);
  const heading = document.createElement('h2');
  heading.textContent = title;
  const words = document.createElement('p');
  const cause = misfit ? misfitWords(title, misfit) : 'This part of the page could not be loaded.';
  words.textContent = `${cause} Everything you entered elsewhere is kept.`;
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
    showFault(retry, misfit) {
      const hadFocus = element.contains(document.activeElement);
      fault?.remove();
      fault = faultNotice(title, retry, misfit);
      element.append(fault);
      show('fault');
      if (hadFocus) fault.querySelector('button')?.focus();
    },
  };
}
