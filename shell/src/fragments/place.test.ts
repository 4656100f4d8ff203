import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findPlace, NoSuchPlace } from './place.ts';

const setUp = () => {
  document.body.innerHTML = '<div data-place="itinerary"></div>';
  return findPlace(document, 'itinerary', 'Trip, dates and service');
};

describe('the place of a fragment', () => {
  it('a place is busy until its fragment is shown', () => {
    const place = setUp();
    const element = document.querySelector('[data-place]');
    expect(element).toHaveAttribute('data-face', 'waiting');
    place.clear().textContent = 'drawn';
    place.showFragment();
    expect(element).toHaveAttribute('data-face', 'fragment');
    expect(element).not.toHaveAttribute('aria-busy');
  });

  it('OPEN-60 the place says plainly, as a named region, that its remote is missing, and offers a retry', async () => {
    const retry = jest.fn();
    setUp().showFault(retry);
    const region = screen.getByRole('region', { name: 'Trip, dates and service' });
    await userEvent.click(within(region).getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['lent', '@sendahead/shared-ui#Button', 'Button'],
    ['library', 'react', 'react'],
    ['call', 'geo.zip-info', 'geo.zip-info'],
  ] as const)('the place names the %s of which its part needs another version', (kind, name, shown) => {
    setUp().showFault(jest.fn(), { kind, name });
    const region = screen.getByRole('region', { name: 'Trip, dates and service' });
    expect(region).toHaveTextContent(
      `“Trip, dates and service” needs a different version of ${shown} than this page has.`,
    );
    expect(region).toHaveTextContent('Reload the page, or try again in a few minutes.');
    expect(within(region).getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it("the place of a part that is switched off shows its owner's notice as text, without a button", () => {
    const place = setUp();
    place.showNotice('Prices take a break. <b>Call us</b> to book.');
    const region = screen.getByRole('region', { name: 'Trip, dates and service' });
    expect(region).toHaveTextContent('Prices take a break. <b>Call us</b> to book.');
    expect(screen.queryByRole('button')).toBeNull();
    place.clear();
    place.showFragment();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('the focus remains in the place when its fragment breaks', () => {
    const place = setUp();
    const field = place.clear().appendChild(document.createElement('input'));
    place.showFragment();
    field.focus();
    place.showFault(() => undefined);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it('each attempt gets a new, empty element', () => {
    const place = setUp();
    const first = place.clear();
    first.textContent = 'half drawn';
    place.showFault(() => undefined);
    const second = place.clear();
    expect(second).not.toBe(first);
    expect(document.body).not.toHaveTextContent('half drawn');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('a place that the page does not have throws', () => {
    expect(() => findPlace(document, 'nowhere', '')).toThrow(NoSuchPlace);
  });
});
