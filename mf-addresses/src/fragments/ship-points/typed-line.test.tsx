import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ireland, unitedStates } from '@sendahead/shared-contracts/factories/countries';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip } from '@sendahead/shared-contracts/factories/places';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { listCountries, readAddressLine } from '@sendahead/shared-contracts/geo/lookup-calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pass, started } from '../../testing/started.ts';
import { ShipPointsSection } from './ship-points-section.tsx';

beforeAll(() => import('../../features/end-fields/address-fields/country-note.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Time passes, and what is loaded on demand has its turns to arrive. */
const wait = (ms: number) =>
  act(async () => {
    await pass(ms);
    for (let turn = 0; turn < 5; turn += 1) await pass(0);
  });
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

  it('MD-12 a line of another country chooses it and shows its note', async () => {
    const { user, to } = shown(
      answering(readAddressLine, {
        address: {
          address_1: '5 Merrion Row',
          address_2: '',
          city: 'Dublin',
          state: '',
          zip: 'D02 AF30',
          country_code: 'IE',
        },
      }),
      answering(listCountries, {
        countries: [unitedStates(), ireland({ note: 'Customs asks for a list.' })],
      }),
      answering(zipInfo, austinZip({ country: 'IE', city: 'Dublin', state: null, zip: 'D02 AF30' })),
    );
    await user.click(to.getByRole('combobox', { name: /^Address/ }));
    await user.paste('5 Merrion Row, Dublin D02 AF30');
    await wait(2000);
    expect(to.getByRole('combobox', { name: /Country/ })).toHaveValue('IE');
    expect(screen.getByRole('dialog')).toHaveTextContent('Customs asks for a list.');
  });
});
