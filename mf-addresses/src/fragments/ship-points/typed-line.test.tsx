import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readAddressLine } from '@sendahead/shared-contracts/geo/lookup-calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pass, started } from '../../testing/started.ts';
import { ShipPointsSection } from './ship-points-section.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
function shown(...answers: readonly FakeAnswer[]) {
  const page = started(...answers);
  render(<ShipPointsSection store={page.store} host={page.host} />);
  return {
    ...page,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    to: within(screen.getByRole('region', { name: /^Ship to/ })),
  };
}

describe('an address typed or pasted in one line', () => {
  const congressAve = answering(readAddressLine, ({ query: { line } }) => ({
    address: line.startsWith('500')
      ? {
          address_1: '500 Congress Ave',
          address_2: 'Apt 2',
          city: 'Austin',
          state: 'TX',
          zip: '78701',
          country_code: 'US',
        }
      : null,
  }));

  it('AD-15 splits an address pasted in one line, and restores the line on request', async () => {
    const { user, to, called } = shown(congressAve);
    const line = '500 congress ave apt 2 austin tx 78701';
    const street = to.getByRole('combobox', { name: /^Address/ });
    await user.click(street);
    await user.paste(line);
    await wait(2000);
    const fields = () =>
      [
        street,
        ...['Apartment', 'Zip code', 'City'].map((name) =>
          to.getByRole('textbox', { name: new RegExp(name) }),
        ),
      ]
        .map((field) => field as HTMLInputElement)
        .map(({ value }) => value);
    expect(fields()).toEqual(['500 Congress Ave', 'Apt 2', '78701', 'Austin']);
    expect(to.getByRole('combobox', { name: /State/ })).toHaveValue('TX');
    await user.click(to.getByRole('button', { name: /^Undo +for Ship to$/ }));
    await wait(3000);
    expect(fields()).toEqual([line, '', '', '']);
    expect(to.queryByRole('button', { name: /Undo/ })).toBeNull();
    expect(called('geo.read-address-line')).toHaveLength(1);
  });

  it('AD-15 keeps a line that is not a whole address, and offers no undo when typing continues', async () => {
    const { user, to } = shown(congressAve);
    const street = to.getByRole('combobox', { name: /^Address/ });
    await user.click(street);
    await user.paste('10 Downing St, London');
    await wait(2000);
    expect(street).toHaveValue('10 Downing St, London');
    await user.clear(street);
    await user.paste('500 Congress Ave, Austin, TX 78701');
    await wait(2000);
    await user.type(street, ' West');
    expect(street).toHaveValue('500 Congress Ave West');
    expect(to.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('AD-15 keeps a line as typed when it cannot be read', async () => {
    const { user, to } = shown(
      answering(readAddressLine, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    const street = to.getByRole('combobox', { name: /^Address/ });
    await user.click(street);
    await user.paste('500 Congress Ave, Austin, TX 78701');
    await wait(2000);
    expect(street).toHaveValue('500 Congress Ave, Austin, TX 78701');
    expect(to.queryByRole('alert')).toBeNull();
  });
});
