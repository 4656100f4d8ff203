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

/** A return begins after the day by which bags are there: another such day may mend it. */
const mends: Readonly<Record<string, readonly string[]>> = { by: ['by', 'back'] };

/** What was said of a field goes when it changes; what is wrong with other fields stays. */
export function clearProblemsOf(form: HTMLFormElement, name: string): void {
  const names = mends[name] ?? [name];
  for (const field of inputsOf(form)) if (names.includes(field.name)) clearField(field);
  for (const said of form.querySelectorAll<HTMLElement>('[data-of]'))
    if (names.includes(said.dataset.of ?? '')) said.remove();
}

/** Moves what an answer says of single fields to them; what is of a field that the page does not show stays. */
export function placeProblems(form: HTMLFormElement, answer: HTMLElement): void {
  for (const field of inputsOf(form)) clearField(field);
  for (const said of answer.querySelectorAll<HTMLElement>('[data-problem-of]')) {
    const field = form.elements.namedItem(said.dataset.problemOf ?? '');
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    markField(field, said.textContent);
    said.remove();
  }
}
