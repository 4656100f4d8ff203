const idOf = (field: HTMLInputElement): string => `${field.id}-problem`;

/** Says at a field what is wrong with it, once. */
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

/** A return begins after the day by which bags are there: another such day may correct it. */
const mends: Readonly<Record<string, readonly string[]>> = { by: ['by', 'back'] };

/** The problem of a field goes when it changes; the problems of other fields stay. */
export function clearProblemsOf(form: HTMLFormElement, name: string): void {
  const names = mends[name] ?? [name];
  for (const field of inputsOf(form)) if (names.includes(field.name)) clearField(field);
  for (const said of form.querySelectorAll<HTMLElement>('[data-of]'))
    if (names.includes(said.dataset.of ?? '')) said.remove();
}

/** Moves the problems in an answer to their fields; those of fields that the page does not show stay in it. */
export function placeProblems(form: HTMLFormElement, answer: HTMLElement): void {
  for (const field of inputsOf(form)) clearField(field);
  for (const said of answer.querySelectorAll<HTMLElement>('[data-problem-of]')) {
    const field = form.elements.namedItem(said.dataset.problemOf ?? '');
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    markField(field, said.textContent);
    said.remove();
  }
}
