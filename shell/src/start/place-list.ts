/** The list under a field: its options, and the active one. */
export interface PlaceList {
  readonly offers: (line: string) => boolean;
  readonly show: (lines: readonly string[]) => void;
  readonly close: () => void;
}

/**
 * A list of places that opens while somebody types: the browser's own list opens only if it is filled before
 * the keystroke. Keys and roles are those of a combobox.
 */
export function placeList(input: HTMLInputElement): PlaceList {
  const list = document.createElement('ul');
  list.id = `${input.id}-places`;
  list.className = 'start-places';
  list.role = 'listbox';
  list.ariaLabel = input.dataset.suggestions ?? '';
  list.hidden = true;
  input.after(list);
  input.role = 'combobox';
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  let activeIndex = -1;
  let offeredLines: readonly string[] = [];

  const mark = (next: number): void => {
    activeIndex = next;
    for (const [index, option] of [...list.children].entries())
      option.ariaSelected = index === activeIndex ? 'true' : 'false';
    const option = list.children[activeIndex];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView?.({ block: 'nearest' });
  };
  const close = (): void => {
    list.hidden = true;
    input.ariaExpanded = 'false';
    mark(-1);
  };
  const choose = (line: string): void => {
    input.value = line;
    close();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const optionOf = (line: string, index: number): HTMLLIElement => {
    const option = document.createElement('li');
    option.id = `${list.id}-${index}`;
    option.role = 'option';
    option.textContent = line;
    // The focus stays in the field.
    option.addEventListener('pointerdown', (event) => event.preventDefault());
    option.addEventListener('click', () => choose(line));
    return option;
  };
  const show = (lines: readonly string[]): void => {
    offeredLines = lines;
    list.replaceChildren(...lines.map(optionOf));
    mark(-1);
    list.hidden = lines.length === 0 || document.activeElement !== input;
    input.ariaExpanded = String(!list.hidden);
  };

  input.addEventListener('keydown', (event) => {
    const count = list.children.length;
    if (list.hidden || count === 0 || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined)
      mark(activeIndex === -1 && step < 0 ? count - 1 : (activeIndex + step + count) % count);
    else if (event.key === 'Enter' && activeIndex >= 0) choose(offeredLines[activeIndex] ?? '');
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', close);
  close();
  return { offers: (line) => offeredLines.includes(line), show, close };
}
