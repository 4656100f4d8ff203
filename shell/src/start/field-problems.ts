import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';

const idOf = (field: HTMLInputElement): string => `${field.id}-problem`;

/** Shows a field's problem at the field, once. */
export function markField(field: HTMLInputElement, words: string): void {
  const id = idOf(field);
  if (document.getElementById(id)) return;
  const problem = Object.assign(document.createElement('p'), { id, className: 'start-problem' });
  problem.dataset.problem = '';
  problem.setAttribute('role', 'alert');
  problem.textContent = words;
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', id);
  field.parentElement?.append(problem);
}

const clearField = (field: HTMLInputElement): void => {
  document.getElementById(idOf(field))?.remove();
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-describedby');
};

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

/** A return begins after the arrival day, so another arrival day may correct it. */
const alsoCleared: Readonly<Record<string, readonly string[]>> = { by: ['by', 'back'] };

/** A field's problem disappears when the field changes; the problems of other fields remain. */
export function clearProblemsOf(form: HTMLFormElement, name: string): void {
  const names = alsoCleared[name] ?? [name];
  for (const field of inputsOf(form)) if (names.includes(field.name)) clearField(field);
  for (const element of form.querySelectorAll<HTMLElement>('[data-of]'))
    if (names.includes(element.dataset.of ?? '')) element.remove();
  for (const element of form.querySelectorAll<HTMLElement>('[data-problem-of]'))
    if (names.includes(element.dataset.problemOf ?? '')) element.remove();
}

/** A visitor who asked by a button or Enter is answered immediately, also at the field that has the focus. */
interface PlaceOptions {
  readonly immediately?: boolean;
}

/** AD-40: how long nobody types in a field that has the focus before its problem is shown. */
const restMs = 2500;

/**
 * Moves the problems in an answer to their fields; those of fields that the page does not show stay in it.
 * VL-40: no problem is shown at a field in which somebody is typing, but once it is left or rests, and at no
 * field in the first seconds of the page.
 */
export function placeProblems(
  form: HTMLFormElement,
  answer: HTMLElement,
  { immediately }: PlaceOptions = {},
): void {
  for (const field of inputsOf(form)) clearField(field);
  revealProblems(form, answer);
  if (immediately) {
    sayProblems(form, answer, { immediately });
    return;
  }
  const problems = [...problemsIn(answer)];
  const sayRested = () => {
    // Problems of an earlier answer, or of a field that has changed, are gone.
    if (problems.some(({ isConnected }) => isConnected)) sayProblems(form, answer, { immediately: true });
  };
  afterQuietPeriod(() => sayProblems(form, answer));
  setTimeout(() => afterQuietPeriod(sayRested), restMs);
}

/** AD-40: until its field may be marked (VL-40), the answer itself names the problem of a field that was left. */
export function revealProblems(form: HTMLFormElement, answer: HTMLElement): void {
  for (const element of problemsIn(answer)) {
    const field = fieldOf(form, element);
    element.hidden = field !== null && field === document.activeElement;
  }
}

const problemsIn = (answer: HTMLElement) => answer.querySelectorAll<HTMLElement>('[data-problem-of]');

/** The field of a problem; null where the page does not show it. */
function fieldOf(form: HTMLFormElement, element: HTMLElement): HTMLInputElement | null {
  const field = form.elements.namedItem(element.dataset.problemOf ?? '');
  return field instanceof HTMLInputElement && field.type !== 'hidden' ? field : null;
}

/** Shows the remaining problems of an answer at fields that were left. */
export function sayProblems(
  form: HTMLFormElement,
  answer: HTMLElement,
  { immediately }: PlaceOptions = {},
): void {
  for (const element of problemsIn(answer)) {
    const field = fieldOf(form, element);
    const isTyped = field === document.activeElement && field?.dataset.place !== undefined;
    if (!field || (isTyped && !immediately)) continue;
    markField(field, element.textContent);
    element.remove();
  }
}
