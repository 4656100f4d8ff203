import type { Misfit } from '@sendahead/shared-contracts/releases/misfit';
import { placeWords } from '../copy/place.ts';

/** A place of the page: a fragment, a skeleton until it has loaded, or a message that it could not load. */
export interface FragmentPlace {
  readonly name: string;
  /** A new, empty element for the fragment to render in; the earlier content is removed. */
  clear(): HTMLElement;
  showFragment(): void;
  /** With a misfit, the message names what the part needs. */
  showFault(retry: () => void, misfit?: Misfit): void;
  /** The part is switched off: shows its owner's notice, without a button. */
  showNotice(words: string): void;
  showWaiting(): void;
}

export class NoSuchPlace extends Error {
  override readonly name = 'NoSuchPlace';
}

type Face = 'waiting' | 'fragment' | 'fault';

function noticeOf(title: string, text: string): HTMLElement {
  const region = document.createElement('section');
  region.className = 'place-fault';
  region.setAttribute('aria-label', title);
  const heading = document.createElement('h2');
  heading.textContent = title;
  const words = document.createElement('p');
  words.textContent = text;
  region.append(heading, words);
  return region;
}

function faultNotice(title: string, retry: () => void, misfit: Misfit | undefined): HTMLElement {
  const cause = misfit ? placeWords.misfit(title, misfit) : placeWords.notLoaded;
  const region = noticeOf(title, `${cause} ${placeWords.kept}`);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ui-button ui-button--secondary';
  button.textContent = placeWords.tryAgain;
  button.addEventListener('click', retry);
  region.append(button);
  return region;
}

/** Finds the element with `data-place="<name>"`. Throws NoSuchPlace. */
export function findPlace(page: ParentNode, name: string, title: string): FragmentPlace {
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

  const put = (notice: HTMLElement): HTMLElement => {
    fault?.remove();
    fault = notice;
    element.append(notice);
    show('fault');
    return notice;
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
    showNotice: (words) => put(noticeOf(title, words)),
    showFault(retry, misfit) {
      const hadFocus = element.contains(document.activeElement);
      const fault = put(faultNotice(title, retry, misfit));
      if (hadFocus) fault.querySelector('button')?.focus();
    },
  };
}
