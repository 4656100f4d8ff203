import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass, started } from '../../testing/started.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the first five seconds', () => {
  it.each([
    ['a person', 'First name', 'Please enter your first name'],
    ['a bag', 'Packaging', 'Please select packaging'],
  ])(
    'VL-40 an error of a %s field that was left is hidden in the first seconds, and shown afterwards',
    async (_, name, says) => {
      const page = started();
      render(<TravelersSection store={page.store} host={page.host} />);
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      act(() => page.store.dispatch({ type: 'counted', key: 1, line: 'golf', count: 1 }));
      const traveler = within(screen.getByRole('group', { name: 'Traveler 1' }));
      await user.click(traveler.getByLabelText(new RegExp(`^${name}`)));
      await user.tab();
      await act(() => pass(4000));
      expect(screen.queryByText(says)).toBeNull();
      await act(() => pass(1100));
      expect(traveler.getByLabelText(new RegExp(`^${name}`))).toHaveAccessibleDescription(says);
    },
  );
});
