import './item-silhouette.css';

/** Drawn on a 48 by 48 grid: `body` is filled softly, `lines` are drawn over it. */
const drawings = {
  golf: {
    body: 'M17 16h13l-1.2 24.5a2 2 0 0 1-2 1.9h-6.6a2 2 0 0 1-2-1.9L17 16Z',
    lines:
      'M16 16h15M18 27h11M19 32v6h9v-6M30.5 19c4 3 4.5 9 0 15M20 16V8.5M23.5 16V6M27 16v-6M18 8.5h2M21.5 6h2M27 10l2.5-1.5',
  },
  luggage: {
    body: 'M14 16h20a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V19a3 3 0 0 1 3-3Z',
    lines: 'M19 16V7h10v9M18 21v14M24 21v14M30 21v14M16 40v2.5M32 40v2.5',
  },
  skis: {
    body: 'M15 42V11c0-3 1-5 2.5-5S20 8 20 11v31h-5ZM28 42V11c0-3 1-5 2.5-5S33 8 33 11v31h-5Z',
    lines: 'M15 23h5M15 28h5M28 23h5M28 28h5M24 10v30M22.5 37h3',
  },
  snowboard: {
    body: 'M24 5c5 0 8 3.5 8 8-1.5 7-1.5 15 0 22 0 4.5-3 8-8 8s-8-3.5-8-8c1.5-7 1.5-15 0-22 0-4.5 3-8 8-8Z',
    lines: 'M20 17h8M19.5 19.5h9M19.5 29h9M20 31.5h8',
  },
  boots: {
    body: 'M15 8h13v16l8 5c2 1.2 3 3 3 5v4H15V8Z',
    lines: 'M15 13h9M15 18h9M15 23h9M15 33h24M12 42h28',
  },
  bike: {
    body: 'M12.5 26a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM35.5 26a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z',
    lines: 'M12.5 33.5 18 19h13l4.5 14.5M18 19l6 14.5h-11.5M24 33.5 31 19l-1.5-6h4.5M16 15h5M18 19l-1-4',
  },
  box: {
    body: 'M8 16 24 8l16 8v18l-16 8-16-8V16Z',
    lines: 'M8 16l16 8 16-8M24 24v18M16 12l16 8v6',
  },
  trunk: {
    body: 'M7 22c0-5 3-9 7-9h20c4 0 7 4 7 9v16H7V22Z',
    lines: 'M7 24h34M14 13v25M34 13v25M21 21h6v7h-6z',
  },
} as const;

export type Silhouette = keyof typeof drawings;

/** A decorative line drawing of a shipped item. */
export function ItemSilhouette({ item }: { item: Silhouette }) {
  const { body, lines } = drawings[item];
  return (
    <svg className="ui-silhouette" viewBox="0 0 48 48" aria-hidden="true">
      <path className="ui-silhouette__body" d={body} />
      <path d={lines} />
    </svg>
  );
}
