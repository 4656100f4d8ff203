import { type Html, html } from '../../../platform/http/html.ts';

const drawn = (path: Html, size = 24): Html =>
  html`<svg class="start-icon" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;

export const icons = {
  shield: drawn(html`<path d="M12 3 5 5.500v6c0 4.500 3 7.500 7 9.500 4-2 7-5 7-9.500v-6Z"/>`),
  clock: drawn(html`<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>`),
  calendar: drawn(html`<rect x="4" y="5" width="16" height="15" rx="2"/><path d="M4 10h16M8 3v4M16 3v4"/>`),
  phone: drawn(
    html`<path d="M6 4h3l1.500 4-2 1.500a11 11 0 0 0 6 6l1.500-2 4 1.500v3a2 2 0 0 1-2 2A16 16 0 0 1 4 6a2 2 0 0 1 2-2Z"/>`,
  ),
  down: drawn(html`<path d="m6 9.500 6 6 6-6"/>`, 20),
} as const;
