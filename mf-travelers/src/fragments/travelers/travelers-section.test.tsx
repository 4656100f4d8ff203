import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { readLazies } from '../../testing/read-lazies.ts';
import { shown, tryOrder, wait } from './testing/shown-travelers.tsx';

beforeAll(readLazies);
// Fields that are left show their errors only once the page is older than five seconds (VL-40).
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(6000);
});
afterEach(() => jest.useRealTimers());

describe('a traveler', () => {
  it('TR-02 the name on the label is cut at a word to 19 characters, and can be replaced', async () => {
    const { user, traveler } = shown();
    await user.type(traveler(1).getByRole('textbox', { name: /First name/ }), 'Bartholomew');
    expect(traveler(1).getByText('On the label:').parentElement).toHaveTextContent(
      /^On the label: Bartholomew$/,
    );
    await user.type(traveler(1).getByRole('textbox', { name: /Last name/ }), 'Featherstone');
    const label = () => traveler(1).getByRole('textbox', { name: /Name on the label/ });
    expect(label()).toHaveAttribute('placeholder', 'Bartholomew');
    expect(label()).toHaveAccessibleDescription(/doesn’t fit on a label\. 11 of 19 characters/);
    await user.type(label(), 'B. Featherstone');
    expect(label()).toHaveAccessibleDescription(/15 of 19 characters/);
  });

  it('a name without Latin letters gets a proposal for the label, which is asked for before payment', async () => {
    const { user, traveler, ...page } = shown();
    await user.type(traveler(1).getByRole('textbox', { name: /First name/ }), '철수');
    await user.type(traveler(1).getByRole('textbox', { name: /Last name/ }), '김');
    tryOrder(page);
    const label = traveler(1).getByRole('textbox', { name: /Name on the label/ });
    // PA-26: nothing of the name is printed as it is.
    expect(label).toHaveAccessibleDescription(/\b0 of 19 characters/);
    expect(label).toHaveAccessibleDescription(/Please enter the name for the label in Latin letters/);
    await user.click(await traveler(1).findByRole('button', { name: 'Use “Cheolsu Gim”' }));
    expect(label).toHaveValue('Cheolsu Gim');
    expect(label).not.toBeInvalid();
  });

  it('PA-26 a label that is not all Latin names the letters, and counts what is in it', async () => {
    const { user, traveler } = shown();
    await user.type(traveler(1).getByRole('textbox', { name: /First name/ }), 'Иван');
    await user.type(traveler(1).getByRole('textbox', { name: /Last name/ }), 'Петров');
    const label = traveler(1).getByRole('textbox', { name: /Name on the label/ });
    expect(label).toHaveAccessibleDescription(/\b0 of 19 characters/);
    await user.type(label, 'Ivan Pеtrоv');
    expect(label).toHaveAccessibleDescription(/Carriers can’t read е о\. 11 of 19/);
    await user.clear(label);
    await user.type(label, 'Ivan Petrov');
    expect(label).toHaveAccessibleDescription(/^Carriers read Latin letters.* 11 of 19 characters/);
  });

  it("BR-07 a traveler has the brand's title, or that for club staff; several travelers have numbers instead", async () => {
    const { signIn, user } = shown();
    expect(screen.getByText('Traveler information')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Traveler 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add traveler' }));
    expect(screen.queryByText('Traveler information')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Traveler 2' }));
    act(() => void signIn('pro'));
    expect(screen.getByText('Golfer information')).toBeVisible();
  });

  it('OPEN-09 TR-08 a traveler is added and removed with focus and announcement', async () => {
    const { user, traveler } = shown();
    expect(screen.queryByRole('button', { name: /Remove Traveler/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add traveler' }));
    expect(screen.getByRole('heading', { name: 'Traveler 2' })).toHaveFocus();
    await wait(100);
    expect(screen.getByText('Traveler 2 added.')).toBeInTheDocument();
    await user.type(traveler(2).getByRole('textbox', { name: /First name/ }), 'Bea');
    await user.click(screen.getByRole('button', { name: 'Remove Traveler 1' }));
    expect(screen.getByRole('heading', { name: 'Traveler 1' })).toHaveFocus();
    expect(traveler(1).getByRole('textbox', { name: /First name/ })).toHaveValue('Bea');
    await wait(100);
    expect(screen.getByText('Traveler 1 removed. 1 traveler left.')).toBeInTheDocument();
  });

  it('TR-07 a traveler who repeats another one is reported', async () => {
    const { user, traveler } = shown();
    await user.click(screen.getByRole('button', { name: 'Add traveler' }));
    for (const number of [1, 2]) {
      await user.type(traveler(number).getByRole('textbox', { name: /First name/ }), 'Ann');
      await user.type(traveler(number).getByRole('textbox', { name: /Email/ }), 'ann@example.com');
    }
    expect(traveler(2).getByRole('alert')).toHaveTextContent('Traveler 2 has the same name, email and phone');
    await user.type(traveler(2).getByRole('textbox', { name: /First name/ }), 'e');
    expect(traveler(2).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('VL-39 an error is shown when the field is left, not while typing', async () => {
    const { user, traveler } = shown();
    const email = traveler(1).getByRole('textbox', { name: /Email/ });
    await user.type(email, 'ann@');
    expect(email).toHaveAccessibleDescription('');
    await user.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription('Please enter valid email address.');
  });

  it('TR-03 every country is offered for the phone once somebody fills in a person', async () => {
    const { user, traveler } = shown();
    const country = traveler(1).getByRole('combobox', { name: 'Country code' });
    expect(country).toHaveValue('US');
    await user.click(traveler(1).getByRole('textbox', { name: /First name/ }));
    await wait(10);
    await user.selectOptions(country, 'GB +44');
    await user.type(traveler(1).getByRole('textbox', { name: /Phone/ }), '20 7946 0958');
    await user.tab();
    await wait(200);
    expect(traveler(1).getByRole('textbox', { name: /Phone/ })).toHaveValue('+44 20 7946 0958');
  });
});

describe('the card', () => {
  it('a complete card folds to one line, keeps everything, and moves the focus', async () => {
    const { user, store } = shown();
    const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);
    await type(/First name/, 'Ann');
    await type(/Last name/, 'Lee');
    await type(/Email/, 'ann@example.com');
    expect(screen.queryByRole('button', { name: /^Done/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add one: Luggage' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Packaging/ }), 'Box');
    await user.click(screen.getByRole('button', { name: 'Done with Travelers & items' }));
    expect(screen.getByText('Ann Lee: 1 bag')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Travelers & items' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Edit Travelers & items' }));
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ann');
    await user.click(screen.getByRole('button', { name: 'Done with Travelers & items' }));
    act(() => store.dispatch({ type: 'traveler-added' }));
    expect(screen.getByRole('group', { name: 'Traveler 2' })).toBeVisible();
  });
});
