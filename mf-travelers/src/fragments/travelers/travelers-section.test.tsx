import '@testing-library/jest-dom';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass, started } from '../../testing/started.ts';
import { twoLineBrand } from '../../testing/two-line-brand.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);
// Fields that are left show their errors only once the page is older than five seconds (VL-40).
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(6000);
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
function shown(boot = guestBoot({ brand: twoLineBrand() })) {
  const page = started(boot);
  render(<TravelersSection store={page.store} host={page.host} />);
  const traveler = (number: number) => within(screen.getByRole('group', { name: `Traveler ${number}` }));
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), traveler };
}
const tryOrder = (page: ReturnType<typeof started>) =>
  act(() => void page.host.page.bind('mf-checkout').publish(validationRequestedEvent, {}));

describe('a traveler', () => {
  it('TR-02 shows the name on the label, cut at a word to 19 characters, and lets another be chosen', async () => {
    const { user, traveler } = shown();
    await user.type(traveler(1).getByRole('textbox', { name: /First name/ }), 'Bartholomew');
    expect(traveler(1).getByText('11 of 19 characters on the label')).toBeVisible();
    await user.type(traveler(1).getByRole('textbox', { name: /Last name/ }), 'Featherstone');
    const label = () => traveler(1).getByRole('textbox', { name: /Name on the label/ });
    expect(label()).toHaveAttribute('placeholder', 'Bartholomew');
    expect(label()).toHaveAccessibleDescription(/11 of 19 characters on the label/);
    await user.type(label(), 'B. Featherstone');
    expect(label()).toHaveAccessibleDescription(/15 of 19 characters on the label/);
  });

  it('a name without Latin letters gets a proposal for the label, which is asked for before payment', async () => {
    const { user, traveler, ...page } = shown();
    await user.type(traveler(1).getByRole('textbox', { name: /First name/ }), '철수');
    await user.type(traveler(1).getByRole('textbox', { name: /Last name/ }), '김');
    tryOrder(page);
    const label = traveler(1).getByRole('textbox', { name: /Name on the label/ });
    expect(label).toHaveAccessibleDescription(/Please enter the name for the label in Latin letters/);
    await user.click(await traveler(1).findByRole('button', { name: 'Use “Cheolsu Gim”' }));
    expect(label).toHaveValue('Cheolsu Gim');
    expect(label).not.toBeInvalid();
  });

  it('BR-07 has the title of the brand, its own for club people', () => {
    const { signIn } = shown();
    expect(screen.getByText('Traveler information')).toBeVisible();
    act(() => void signIn('pro'));
    expect(screen.getByText('Golfer information')).toBeVisible();
  });

  it('OPEN-09 TR-08 is added and removed with focus and words', async () => {
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

  it('VL-39 shows an error when the field is left, not while typing', async () => {
    const { user, traveler } = shown();
    const email = traveler(1).getByRole('textbox', { name: /Email/ });
    await user.type(email, 'ann@');
    expect(email).toHaveAccessibleDescription('');
    await user.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription('Please enter valid email address.');
  });

  it('TR-03 offers every country for the phone once somebody fills in a person', async () => {
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

describe('what is sent', () => {
  it('TR-10 TR-13 gets a named group of choices per bag', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    const second = within(screen.getByRole('group', { name: 'Traveler 1, Golf bag 2' }));
    const sizes = within(second.getByRole('group', { name: 'Traveler 1, Golf bag 2, Size' }));
    await user.click(sizes.getByRole('radio', { name: /Staff.*52 by 15 by 15 inches.*up to 56 lb/ }));
    await user.selectOptions(second.getByRole('combobox', { name: /Packaging/ }), 'Travel case');
    await user.selectOptions(second.getByRole('combobox', { name: 'Coverage' }), '$2,500.00');
    await user.type(second.getByRole('textbox', { name: /Contents/ }), 'Clubs');
    expect(sizes.getByRole('radio', { name: /Staff/ })).toBeChecked();
    expect(second.getByRole('textbox', { name: /Contents/ })).toHaveValue('Clubs');
  });

  it('TR-12 stops at 0 and at 25', async () => {
    const { user, last } = shown();
    expect(screen.getByRole('button', { name: 'Remove one: Golf bags' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const counter = screen.getByRole('spinbutton', { name: 'Golf bags' });
    await user.type(counter, '25{Enter}');
    expect(screen.getByRole('button', { name: 'Add one: Golf bags' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await wait(100);
    expect(last()?.itemCount).toBe(25);
  });

  it('VL-19 a typed count above the maximum reverts, one that is no number becomes 0', async () => {
    const { user } = shown();
    const counter = screen.getByRole('spinbutton', { name: 'Golf bags' });
    await user.type(counter, '3');
    await user.tab();
    expect(counter).toHaveValue('3');
    await user.clear(counter);
    await user.type(counter, '26{Enter}');
    expect(counter).toHaveValue('3');
    await user.clear(counter);
    await user.type(counter, 'x');
    await user.tab();
    expect(counter).toHaveValue('0');
  });

  it('TR-09 says that an emptied line comes back by counting up, and takes it away after 2 s', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    await user.click(screen.getByRole('button', { name: 'Remove one: Golf bags' }));
    expect(screen.getByText('Removed. Raise the count to bring them back.')).toBeVisible();
    await wait(2000);
    expect(screen.queryByText('Golf bag 1')).not.toBeInTheDocument();
  });

  it('VL-15 names the field that a paste cleared', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    const contents = screen.getByRole('textbox', { name: /Contents/ });
    await user.type(contents, 'Clubs');
    fireEvent.paste(contents, { clipboardData: { getData: () => '🏌' } });
    expect(contents).toHaveValue('');
    expect(contents).toHaveAccessibleDescription(
      /^We cleared Contents because a label can’t print some pasted characters, such as emoji/,
    );
  });

  it('TR-17 hides a line that cannot be sent between the countries of both ends', async () => {
    const { tellEnds } = shown();
    expect(screen.getByRole('spinbutton', { name: 'Luggage' })).toBeVisible();
    act(() => void tellEnds(false, 'CA', 'CA'));
    expect(screen.queryByRole('spinbutton', { name: 'Luggage' })).not.toBeInTheDocument();
  });
});

describe('the card', () => {
  it('folds to one line when it is complete, keeps everything, and moves the focus', async () => {
    const { user, store } = shown();
    const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);
    await type(/First name/, 'Ann');
    await type(/Last name/, 'Lee');
    await type(/Email/, 'ann@example.com');
    expect(screen.queryByRole('button', { name: /^Done/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add one: Luggage' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Packaging/ }), 'Box');
    await user.click(screen.getByRole('button', { name: 'Done with Travelers & items' }));
    expect(screen.getByText('Ann Lee: 1 bag (Luggage)')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Travelers & items' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Edit Travelers & items' }));
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ann');
    await user.click(screen.getByRole('button', { name: 'Done with Travelers & items' }));
    act(() => store.dispatch({ type: 'traveler-added' }));
    expect(screen.getByRole('group', { name: 'Traveler 2' })).toBeVisible();
  });
});

describe('an attempted order', () => {
  it('VL-23 VL-24 lists every problem, takes the focus, and leads to each', async () => {
    const page = shown();
    const { user, tellEnds } = page;
    act(() => void tellEnds(true));
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    tryOrder(page);
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email',
      'Golf bag 1: Please select a size',
      'Golf bag 1: Please select packaging',
    ]);
    await user.click(screen.getByRole('link', { name: 'Golf bag 1: Please select packaging' }));
    expect(screen.getByRole('combobox', { name: /Packaging/ })).toHaveFocus();
  });

  it('leaves the focus to the addresses while these are not in order', () => {
    const page = shown();
    tryOrder(page);
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(summary).not.toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Please enter your first name' })).toBeVisible();
    expect(within(summary).getByRole('link', { name: 'Please add at least one item to ship' })).toBeVisible();
  });

  it('TR-05 VL-22 speaks of campers where the brand has grades', () => {
    const brand = golfBrand({ camp_grades: ['1', '2'], traveler_word: 'camper', packaging_word: 'type' });
    const page = started(guestBoot({ brand }));
    render(<TravelersSection store={page.store} host={page.host} />);
    tryOrder(page);
    expect(screen.getByRole('link', { name: "Please enter your Camper's first name" })).toBeVisible();
    expect(screen.getByRole('link', { name: "Please enter the camper's upcoming grade" })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Upcoming grade/ })).toBeVisible();
  });

  it('OPEN-30 asks for the type where the brand calls packaging that', async () => {
    const page = shown(guestBoot({ brand: { ...twoLineBrand(), packaging_word: 'type' } }));
    const { user, tellEnds } = page;
    act(() => void tellEnds(true));
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    tryOrder(page);
    expect(screen.getByRole('link', { name: 'Golf bag 1: Please select type' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Type/ })).toBeVisible();
  });
});
