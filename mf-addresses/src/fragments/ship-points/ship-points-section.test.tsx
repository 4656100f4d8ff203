import '@testing-library/jest-dom';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip } from '@sendahead/shared-contracts/factories/places';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pass, started } from '../../testing/started.ts';
import { ShipPointsSection } from './ship-points-section.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
function shown(...answers: readonly FakeAnswer[]) {
  const page = started(...answers);
  render(<ShipPointsSection store={page.store} host={page.host} />);
  const card = (name: RegExp) => within(screen.getByRole('region', { name }));
  return {
    ...page,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    from: card(/^Ship from/),
    to: card(/^Ship to/),
  };
}

describe('the ship-from card', () => {
  it('AD-14 AD-24 typing finds a club, which is shown with its closed days, and focus moves on', async () => {
    const { user, from } = shown();
    await user.type(from.getByRole('combobox', { name: /Club\/Resort name/ }), 'pine');
    await wait(700);
    await user.click(from.getByRole('option', { name: /Pine Hollow/ }));
    await wait(50);
    expect(from.getByText('Pine Hollow Golf Club', { selector: 'p' })).toBeVisible();
    expect(from.getByText('Closed on Mondays')).toBeVisible();
    expect(from.getByRole('button', { name: /Change Pine Hollow/ })).toHaveFocus();
    expect(from.getByRole('textbox', { name: /Sender name/ })).toHaveValue('Golf shop');
  });
});

describe('the ship-to card', () => {
  it('VL-09 the zip field shows an example, takes ten characters, and has no second part to hide abroad', async () => {
    const { user, to } = shown();
    const zip = () => to.getByRole('textbox', { name: /Zip code|Postal code|Postcode/ });
    expect(zip()).toHaveAttribute('placeholder', '00000');
    await user.type(zip(), '78701-123456');
    expect(zip()).toHaveValue('78701-1234');
    await user.selectOptions(to.getByRole('combobox', { name: /^Country/ }), 'CA');
    expect(zip()).not.toHaveAttribute('placeholder');
  });

  it('AD-19 the zip fills in city and state, and the card says so', async () => {
    const { user, to } = shown();
    await user.type(to.getByRole('textbox', { name: /Zip code/ }), '78701');
    await wait(1000);
    expect(to.getByRole('textbox', { name: /City/ })).toHaveValue('Austin');
    expect(to.getByRole('combobox', { name: /State/ })).toHaveValue('TX');
    expect(to.getByText('Austin, TX filled in')).toBeInTheDocument();
  });

  it('AD-19 a city that a person typed over is not called filled in', async () => {
    const { user, to } = shown();
    await user.type(to.getByRole('textbox', { name: /Zip code/ }), '78701');
    await wait(1000);
    const city = to.getByRole('textbox', { name: /City/ });
    await user.clear(city);
    await user.type(city, 'Miami');
    expect(to.queryByText('Miami, TX filled in')).not.toBeInTheDocument();
  });

  it('VL-06 a bad zip is cleared when the field is left, and the field says what was entered', async () => {
    const { user, to } = shown();
    const zip = to.getByRole('textbox', { name: /Zip code/ });
    await wait(6000);
    await user.type(zip, '0210');
    await user.tab();
    await wait(100);
    expect(zip).toHaveValue('');
    expect(zip).toHaveAccessibleDescription(
      /Zip code is not valid.*You entered 0210\. A US zip has five digits\./,
    );
  });

  it('AD-02 VL-20 VL-21 an attempted order names missing fields, and links to them', async () => {
    const { user, host, to } = shown();
    act(() => void host.page.bind('mf-checkout').publish(validationRequestedEvent, {}));
    expect(to.getByRole('link', { name: 'Please enter your recipient name' })).toBeVisible();
    await user.click(to.getByRole('link', { name: 'Please enter your zip' }));
    expect(to.getByRole('textbox', { name: /Zip code/ })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Please enter your Club/Resort name' })).toBeVisible();
  });

  it('AD-29 a long contact is kept as typed, and the card says which part is copied to the labels', async () => {
    const { user, to, last } = shown();
    const contact = to.getByRole('textbox', { name: /Recipient name/ });
    await user.type(contact, 'Bartholomew Montague');
    const copied = () => to.queryByText(/^Labels will name/, { selector: 'p' });
    expect(copied()).not.toBeInTheDocument();
    await user.type(contact, ' Kensington');
    expect(copied()).toHaveTextContent('Labels will name the recipient “Bartholomew Montague”');
    for (const ms of [60, 60]) await wait(ms);
    expect(to.getByText(/^Labels will name/, { selector: '[role=status]' })).toBeInTheDocument();
    expect(last()?.destination.contact).toBe('Bartholomew Montague Kensington');
  });

  it('AD-29 TR-02 a contact without Latin letters gets a proposal for the label, which is asked for before payment', async () => {
    const { user, host, to, last } = shown();
    const label = () => to.findByRole('textbox', { name: /Name on the label/ });
    const contact = to.getByRole('textbox', { name: /Recipient name/ });
    // The line is loaded when it is first needed, so the test has to wait for it.
    await act(async () => void fireEvent.change(contact, { target: { value: '김영희' } }));
    await label();
    act(() => void host.page.bind('mf-checkout').publish(validationRequestedEvent, {}));
    expect(await label()).toHaveAccessibleDescription(/Please enter the name for the label in Latin letters/);
    await user.click(await to.findByRole('button', { name: 'Use “Gim Yeonghui”' }));
    expect(await label()).toHaveValue('Gim Yeonghui');
    expect(await label()).not.toBeInvalid();
    await wait(100);
    expect(last()?.destination).toMatchObject({ contact: '김영희', label: 'Gim Yeonghui' });
  });

  it('AD-29 a contact in Latin letters is asked for no other line', async () => {
    const { user, to } = shown();
    await user.type(to.getByRole('textbox', { name: /Recipient name/ }), 'Renée Müller');
    await wait(100);
    expect(to.queryByRole('textbox', { name: /Name on the label/ })).not.toBeInTheDocument();
  });

  it('AD-08 the duplicate block appears and disappears again', async () => {
    const { user, store, to } = shown(answering(zipInfo, austinZip({ zip: '34102' })));
    await user.click(screen.getAllByRole('radio', { name: 'Home or other address' })[0] as HTMLElement);
    act(() => store.dispatch({ type: 'typed', end: 'origin', field: 'zip', text: '34102' }));
    await user.type(to.getByRole('textbox', { name: /Zip code/ }), '34102');
    expect(to.getByRole('alert')).toHaveTextContent('Both addresses have the zip 34102');
    await user.type(to.getByRole('textbox', { name: /Zip code/ }), '{Backspace}3');
    await wait(1000);
    expect(to.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('the card can be filled in by hand when the zip cannot be looked up', async () => {
    const { user, to } = shown(answering(zipInfo, () => Promise.reject(new Error('down'))));
    await user.type(to.getByRole('textbox', { name: /Zip code/ }), '78701');
    await wait(1000);
    expect(to.getAllByText(/Enter the city and state yourself/)[0]).toBeVisible();
    await user.type(to.getByRole('textbox', { name: /City/ }), 'Austin');
    expect(to.getByRole('textbox', { name: /City/ })).toHaveValue('Austin');
  });
});
