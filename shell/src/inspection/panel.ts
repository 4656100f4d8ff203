import type { Bus } from '@sendahead/shared-contracts/bus/bus-types';
import type { Stage } from '../fragments/stage.ts';
import './panel.css';

const redrawMs = 500;

function nameOwners(page: Document, stages: readonly Stage[]): void {
  for (const { options } of stages) {
    const { place, remote, fragment } = options.placement;
    const element = page.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (element) element.dataset.owner = `${remote}/${fragment}`;
  }
}

function row(page: Document, cells: readonly string[]): HTMLTableRowElement {
  const line = page.createElement('tr');
  for (const cell of cells) line.insertCell().textContent = cell;
  return line;
}

/** Outlines which remote owns which rectangle and lists topics with owner, counts and last value. */
export function openPanel(page: Document, bus: Bus, stages: readonly Stage[]): void {
  nameOwners(page, stages);
  const panel = page.createElement('details');
  panel.className = 'inspection';
  const summary = page.createElement('summary');
  summary.textContent = 'Topics';
  const table = page.createElement('table');
  panel.append(summary, table);
  page.body.append(panel);
  page.documentElement.dataset.inspect = '';
  setInterval(() => {
    if (!panel.open) return;
    const lines = bus
      .inspect()
      .map(({ name, owner, published, quarantined, last }) =>
        row(page, [
          name,
          owner ?? 'anyone',
          `${published} / ${quarantined}`,
          JSON.stringify(last)?.slice(0, 300) ?? '',
        ]),
      );
    table.replaceChildren(row(page, ['topic', 'owner', 'published / quarantined', 'last']), ...lines);
  }, redrawMs);
}
