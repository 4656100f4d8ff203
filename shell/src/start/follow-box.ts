import { noteChosenPrice } from '@sendahead/shared-contracts/page/chosen-price';
import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { pressWatcher } from './after-press.ts';
import { askDocument } from './ask-document.ts';
import { awaitedPress } from './awaited-press.ts';
import { clearProblemsOf, markField, placeProblems, revealProblems, sayProblems } from './field-problems.ts';
import { showAnswer } from './show-answer.ts';
import { suggestPlaces } from './suggest.ts';

const quietMs = 400;

/** The fields as they are sent. A service that nobody chose may differ for another trip. */
const queryOf = (form: HTMLFormElement, isServiceChosen: boolean): string =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' && (name !== 'service' || isServiceChosen)
        ? [[name, value]]
        : [],
    ),
  ).toString();

const follow = (
  link: HTMLAnchorElement | null,
  href: string | undefined,
  words: string | undefined,
): void => {
  if (!link) return;
  link.hidden = !href || !words;
  if (href) link.href = href;
  link.textContent = words ?? '';
};

/** The links name and book the selection, and its terms are shown. */
function followSelection(form: HTMLFormElement): void {
  const chosen = form.querySelector<HTMLInputElement>('input[name="service"]:checked')?.dataset ?? {};
  follow(form.querySelector<HTMLAnchorElement>('a[data-book]'), chosen.href, chosen.book);
  follow(form.querySelector<HTMLAnchorElement>('a[data-other]'), chosen.otherHref, chosen.other);
  const terms = form.querySelector('p[data-terms]');
  if (terms && chosen.terms) terms.textContent = chosen.terms;
}

/** A place or day shows how it was understood once nobody is typing in it. */
function nameEntries(form: HTMLFormElement, answer: HTMLElement): void {
  const { from, to, back } = answer.querySelector<HTMLElement>('[data-from]')?.dataset ?? {};
  for (const [name, label] of Object.entries({ from, to, back })) {
    const input = form.elements.namedItem(name);
    if (label && input instanceof HTMLInputElement && input !== document.activeElement) input.value = label;
  }
}

/** The example ends as soon as somebody enters a trip. */
function endExample(form: HTMLFormElement): void {
  form.querySelector('[data-example]')?.remove();
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-hint]'))
    input.placeholder = input.dataset.hint ?? '';
}

/** A trip, or one of its places: the answer names its problems, and what else a price needs. */
function isAnswerable(form: HTMLFormElement): boolean {
  const places = [...form.querySelectorAll<HTMLInputElement>('input[required]')];
  if (places.every(({ value }) => value.trim() === '')) return false;
  const emptyPlaces = places.filter(({ validity }) => validity.valueMissing);
  return emptyPlaces.length === 0
    ? form.checkValidity()
    : form.querySelectorAll('input:invalid').length === emptyPlaces.length;
}

/** The booking that a link opens shows the price of the link until it has its own. */
function keepPrice(form: HTMLFormElement, { href, textContent }: HTMLAnchorElement): void {
  const price = /\$([\d,]+)\.(\d\d)/.exec(textContent ?? '');
  // Nobody asked for the example's trip, so its price is not kept.
  if (!price || document.querySelector('[data-example]')) return;
  const placeIn = (name: string) => String(new FormData(form).get(name) ?? '');
  const cents = Number(`${price[1]?.replaceAll(',', '')}${price[2]}`);
  noteChosenPrice(pageStorage('sessionStorage'), href, cents, { from: placeIn('from'), to: placeIn('to') });
}

/** A suggested place fills its field; the answer follows as for any other change. */
function fillPlace(form: HTMLFormElement, { fill, line }: DOMStringMap): void {
  const input = form.elements.namedItem(fill ?? '');
  if (!(input instanceof HTMLInputElement)) return;
  input.value = line ?? '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** The day's field explains what the browser's own check refuses; prices of another day are not shown with it. */
function sayOutOfRange({ target }: Event, answer: HTMLElement): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { rangeUnderflow, rangeOverflow } = target.validity;
  const words = rangeUnderflow ? target.dataset.early : rangeOverflow ? target.dataset.late : undefined;
  if (!words) return;
  markField(target, words);
  answer.replaceChildren();
}

interface Presses {
  /** The answer is of a trip before a change. */
  readonly isStale: () => boolean;
  /** A press on a link of such an answer. */
  readonly press: (link: HTMLAnchorElement) => void;
}

/** Links of the answer: suggested places and days, and those that book. */
function followLinks(form: HTMLFormElement, answer: HTMLElement, { isStale, press }: Presses): void {
  answer.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !isStale()) keepPrice(form, link);
    if (!link || (!isStale() && !link.dataset.fill)) return;
    event.preventDefault();
    if (link.dataset.fill) fillPlace(form, link.dataset);
    else if (form.reportValidity()) press(link);
  });
}

interface Leaving extends Pick<Presses, 'isStale'> {
  readonly afterPress: ReturnType<typeof pressWatcher>;
}

/** A field that was left shows how its entry was understood, or what is wrong with it. */
function followFocus(form: HTMLFormElement, answer: HTMLElement, { isStale, afterPress }: Leaving): void {
  form.addEventListener('focusout', () => {
    if (isStale()) return;
    afterPress(() => {
      if (isStale()) return;
      nameEntries(form, answer);
      revealProblems(form, answer);
      afterQuietPeriod(() => sayProblems(form, answer));
    });
  });
}

/**
 * Requests the answer as fields change and replaces the earlier one. The earlier one is shown until then,
 * without its prices, which are for another trip; a press on its button waits for the new price.
 */
export function followBox(form: HTMLFormElement): void {
  const answer = form.querySelector<HTMLElement>('[data-answer]');
  if (!answer) return;
  const afterPress = pressWatcher(document);
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-place]')) suggestPlaces(input);
  let asking = new AbortController();
  let timer = 0;
  const awaited = awaitedPress(answer);
  let isServiceChosen = new URLSearchParams(location.search).has('service');

  const isStale = (): boolean => answer.getAttribute('aria-busy') === 'true';
  const show = (page: Document | null, immediately: boolean): void => {
    showAnswer(answer, page, () => void ask(true));
    placeProblems(form, answer, { immediately });
    nameEntries(form, answer);
    awaited.goOn();
  };
  const ask = async (immediately = false): Promise<void> => {
    clearTimeout(timer);
    timer = 0;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const query = queryOf(form, isServiceChosen);
    awaited.markUpdating();
    try {
      const page = await askDocument(`/prices?${query}`, signal);
      if (signal.aborted) return;
      // A press that has begun on the old button must end on it.
      afterPress(() => {
        if (!signal.aborted) show(page, immediately);
      });
      history.replaceState(history.state, '', `${location.pathname}?${query}`);
    } catch {
      // The form itself is sent: the server's page names the problem.
      if (!signal.aborted) form.submit();
    }
  };
  const askSoon = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      timer = 0;
      if (isAnswerable(form)) void ask();
    }, quietMs);
  };

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'service') {
      isServiceChosen = true;
      return followSelection(form);
    }
    asking.abort();
    answer.setAttribute('aria-busy', 'true');
    awaited.forget();
    if (isAnswerable(form)) awaited.markUpdating();
    endExample(form);
    if (target instanceof HTMLInputElement) clearProblemsOf(form, target.name);
    askSoon();
  });
  form.addEventListener('invalid', (event) => sayOutOfRange(event, answer), { capture: true });
  followLinks(form, answer, {
    isStale,
    press: (link) => {
      // A request that is under way answers the press.
      if (awaited.press(link) && timer !== 0) void ask(true);
    },
  });
  followFocus(form, answer, { isStale, afterPress });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(true);
  });
}
