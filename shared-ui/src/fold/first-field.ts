const fields = 'input:not([type="hidden"]), select, textarea';

const canTakeFocus = (control: HTMLElement): boolean =>
  !control.matches(':disabled') && (control.checkVisibility?.() ?? true);

/**
 * The first field of a card; of a group of choices, the selected one. For a card without fields, its title.
 */
export function focusFirstField(cardId: string): void {
  const body = document.getElementById(`${cardId}-body`);
  const all = [...(body?.querySelectorAll<HTMLInputElement>(fields) ?? [])].filter(canTakeFocus);
  const [first] = all;
  const selectedChoice =
    first?.type === 'radio' ? all.find(({ name, checked }) => name === first.name && checked) : undefined;
  (selectedChoice ?? first ?? document.getElementById(`${cardId}-title`))?.focus();
}

/**
 * The focus target after a card has folded: the first field of the next open card that is not finished, else of
 * the next open one, else the title of the folded card.
 */
export function focusBehind(cardId: string): void {
  const cards = [...document.querySelectorAll('.ui-card[id]')];
  const behind = cards.slice(cards.findIndex(({ id }) => id === cardId) + 1);
  const openCards = behind.filter(({ classList }) => !classList.contains('ui-card--folded'));
  const next = openCards.find(({ classList }) => !classList.contains('ui-card--done')) ?? openCards[0];
  if (next) focusFirstField(next.id);
  else document.getElementById(`${cardId}-title`)?.focus();
}
