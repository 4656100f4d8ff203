const bookLinks = ['a[data-book]', 'a[data-other]'] as const;
type BookLink = (typeof bookLinks)[number];

/** The booking that a visitor asked for while its price was still for another trip. */
export interface AwaitedPress {
  /** The answer is busy, and its button says that the price is updating. */
  readonly markUpdating: () => void;
  /** Whether the press is on a button for booking: it then waits for the answer. */
  readonly press: (link: HTMLAnchorElement) => boolean;
  readonly forget: () => void;
  /** Books by the button of the answer that has arrived; without one the answer says what is wrong. */
  readonly goOn: () => void;
}

/** AD-42: marks old prices as updating, and holds a press on their buttons until the new price is there. */
export function awaitedPress(answer: HTMLElement): AwaitedPress {
  let pressed: BookLink | null = null;
  const linkOf = (which: BookLink) => answer.querySelector<HTMLAnchorElement>(which);
  const say = (link: HTMLAnchorElement | null, words: string | undefined) => {
    if (link && words) link.textContent = words;
  };
  return {
    markUpdating: () => {
      answer.setAttribute('aria-busy', 'true');
      if (pressed === null) say(linkOf('a[data-book]'), answer.dataset.updating);
    },
    press: (link) => {
      pressed = bookLinks.find((which) => link.matches(which)) ?? null;
      if (pressed !== null) say(link, answer.dataset.opening);
      return pressed !== null;
    },
    forget: () => {
      pressed = null;
    },
    goOn: () => {
      const link = pressed && linkOf(pressed);
      pressed = null;
      if (link && !link.hidden) link.click();
    },
  };
}
