import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { type LegDay, LegTimeline, legParts } from './leg-timeline.tsx';

const days: LegDay[] = [
  { kind: 'pickup', date: '2026-12-18', what: 'Picked up' },
  { kind: 'idle', date: '2026-12-19', why: 'Weekend' },
  { kind: 'idle', date: '2026-12-20', why: 'Weekend' },
  { kind: 'transit', date: '2026-12-21' },
  { kind: 'delivery', date: '2026-12-22', what: 'Delivered' },
];

describe('leg timeline', () => {
  it('the timeline splits the days into stops and the runs between them', () => {
    expect(legParts(days).map((part) => ('stop' in part ? part.stop.kind : part.run.length))).toEqual([
      'pickup',
      3,
      'delivery',
    ]);
    expect(legParts([])).toEqual([]);
  });

  it('the timeline says in words when bags move and why they rest', () => {
    render(<LegTimeline label="Outbound" days={days} />);
    const list = screen.getByRole('list', { name: 'Outbound' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('2 business days in transit')).toBeInTheDocument();
    expect(
      screen.getByText('Carriers don’t deliver Sat, Dec 19 or Sun, Dec 20 (weekend)'),
    ).toBeInTheDocument();
  });
});
