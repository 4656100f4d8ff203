import { render, screen } from '@testing-library/react';
import { DayPlot } from './day-plot.tsx';

const plot = (...values: number[]) =>
  render(
    <DayPlot
      title="Net"
      show={String}
      points={values.map((value, index) => ({ day: `2026-11-0${index + 1}`, value }))}
    />,
  );

describe('a figure by day', () => {
  it('CO-169 draws days below zero inside the plot, and does not say that nothing happened', () => {
    const { container } = plot(0, -8570, 0);
    const line = container.querySelector('.console-plot__line')?.getAttribute('d') ?? '';
    const heights = [...line.matchAll(/-?[\d.]+,(-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.max(...heights)).toBeLessThanOrEqual(140);
    expect(screen.queryByText('nothing yet')).toBeNull();
  });

  it('CO-169 says “nothing yet” where every day is zero', () => {
    plot(0, 0);
    expect(screen.queryByText('nothing yet')).not.toBeNull();
  });
});
