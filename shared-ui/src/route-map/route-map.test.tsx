import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { milesBetween } from './great-circle.ts';
import { isDrawn, RouteMap } from './route-map.tsx';

const monterey = { place: 'Monterey, CA', lat: 36.6, lon: -121.89 };
const hartford = { place: 'Hartford, CT', lat: 41.76, lon: -72.67 };

describe('route map', () => {
  it('the distance is measured as the crow flies, the same in both directions', () => {
    expect(milesBetween(monterey, hartford)).toBeCloseTo(milesBetween(hartford, monterey));
    expect(Math.round(milesBetween(monterey, hartford))).toBe(2624);
    expect(milesBetween(monterey, monterey)).toBe(0);
  });

  it('the route is shown in words immediately and drawn later, hidden from screen readers', async () => {
    const { container } = render(<RouteMap from={monterey} to={hartford} note="Zone 7" />);
    expect(screen.getByText(/2,624 miles/).parentElement).toHaveTextContent(
      'From Monterey, CA to Hartford, CT: 2,624 miles',
    );
    await screen.findByText('Zone 7');
    await new Promise((done) => setTimeout(done, 0));
    expect(container.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
  });

  it('PA-25 a route that the map would show as two dots on an empty background is shown only in words', () => {
    const denver = { place: 'Denver, CO', lat: 39.75, lon: -105 };
    const parkCity = { place: 'Park City, UT', lat: 40.65, lon: -111.5 };
    const { container } = render(<RouteMap from={denver} to={parkCity} />);
    expect(screen.getByText(/^3\d\d miles$/).parentElement).toHaveTextContent(
      /^From Denver, CO to Park City, UT: 3\d\d miles$/,
    );
    expect(screen.getByText(/^From Denver/)).not.toHaveClass('ui-visually-hidden');
    expect(container.querySelector('[aria-hidden="true"]')).not.toBeInTheDocument();
    expect(isDrawn(denver, parkCity)).toBe(false);
  });
});
