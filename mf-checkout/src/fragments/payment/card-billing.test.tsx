import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { pointsFromIreland } from '../../testing/page-slices.ts';
import { shownPaymentCard as shown, wait } from '../../testing/shown-payment-card.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the billing address of a card', () => {
  it('PY-21 asks for the billing zip and country and whether to save the card, next to the provider’s fields', async () => {
    const { card, state } = await shown();
    expect(state().card.provider).toBe('ready');
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toBeInTheDocument();
    expect(card.getByRole('combobox', { name: /Billing country/ })).toHaveValue('US');
    expect(card.getByRole('checkbox', { name: /Save this card/ })).not.toBeChecked();
    expect(card.queryByLabelText(/card number/i)).not.toBeInTheDocument();
  });

  it('PA-24 bills go to the country of the origin home, until another is chosen', async () => {
    const { card, user, page } = await shown();
    const country = card.getByRole('combobox', { name: /Billing country/ });
    const ireland = pointsFromIreland();
    act(() => page.points({ ...ireland, origin: { ...ireland.origin, kind: 'club' } }));
    await wait(500);
    expect(country).toHaveValue('US');
    act(() => page.points({ ...ireland, origin: { ...ireland.origin, kind: 'other', club: null } }));
    await wait(500);
    expect(country).toHaveValue('IE');
    expect(card.getByRole('textbox', { name: /Billing postal code/ })).toBeInTheDocument();
    await user.selectOptions(country, 'CA');
    act(() =>
      page.points({ ...ireland, origin: { ...ireland.origin, kind: 'other', club: null, country: 'GB' } }),
    );
    await wait(500);
    expect(country).toHaveValue('CA');
  });

  it('PY-21 asks for no billing zip in a country without zips', async () => {
    const { card, user } = await shown();
    const country = card.getByRole('combobox', { name: /Billing country/ });
    await user.selectOptions(country, 'HK');
    expect(card.queryByRole('textbox', { name: /Billing zip code/ })).not.toBeInTheDocument();
    await user.selectOptions(country, 'AU');
    expect(card.getByRole('textbox', { name: /Billing postal code/ })).toBeInTheDocument();
  });
});
