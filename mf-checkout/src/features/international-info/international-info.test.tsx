import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { saveInternationalInfo } from '@sendahead/shared-contracts/preferences/calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutProvider } from '../../fragments/checkout-provider.tsx';
import { PaymentCard } from '../../fragments/payment/payment-card.tsx';
import { goodPoints, pointsFromIreland, roundTrip } from '../../testing/page-slices.ts';
import { customer } from '../../testing/people.ts';
import { pass, payable, startedWith } from '../../testing/started.ts';
import { InternationalInfo } from './international-info.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
/** The payment card of a trip from Dublin that lacks only the travel dates. */
async function shown(options: Parameters<typeof startedWith>[0] = {}) {
  const page = startedWith(options);
  render(<PaymentCard store={page.checkout} host={page.host} />);
  act(() => {
    page.complete(customer());
    page.page.points(pointsFromIreland());
  });
  await wait(500);
  // The payment card is still from the US.
  act(() => page.checkout.store.dispatch({ type: 'billing-typed', field: 'country', text: 'US' }));
  await act(() => payable(page));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { ...page, user };
}
const section = () => within(screen.getByRole('region', { name: 'International information' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'International information' }));
const date = (name: RegExp) => dialog().getByRole('textbox', { name });
const consent = () =>
  dialog().getByRole('checkbox', { name: /These dates are correct and may be shared with customs/ });
const submit = () => dialog().getByRole('button', { name: 'Save dates' });
const isAsked = () => screen.queryByRole('dialog', { name: 'International information' }) !== null;
const openDialog = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(section().getByRole('button', { name: / dates$/ }));

describe('the international information of an order', () => {
  it('PY-14 OPEN-44 the travel dates are requested only if the trip crosses a border', async () => {
    const { page, user } = await shown();
    expect(section().getByText(/^These bags go from Ireland to the United States/)).toBeVisible();
    expect(section().getByText(/copy of the traveler’s passport/)).toBeVisible();
    await openDialog(user);
    expect(date(/^The day you arrive/)).toBeRequired();
    expect(date(/^The day you leave/)).not.toBeRequired();
    expect(consent()).not.toBeChecked();
    act(() => page.points(goodPoints()));
    expect(screen.queryByRole('region', { name: 'International information' })).not.toBeInTheDocument();
  });

  it('VL-44 the date and the page say that bags arrive after the traveler has left', async () => {
    const { user } = await shown();
    await openDialog(user);
    expect(dialog().getByText('Your bags arrive on Tue, Dec 8.')).toBeVisible();
    await user.type(date(/^The day you arrive/), '12/02/2026');
    await user.type(date(/^The day you leave/), '12/07/2026');
    await user.click(consent());
    await user.click(submit());
    expect(date(/^The day you leave/)).toHaveAccessibleDescription(/Your bags arrive after you leave/);
    expect(isAsked()).toBe(true);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(section().getByText(/^Your bags arrive after you leave/)).toBeVisible();
  });

  it('PY-01 VL-44 the button for the travel dates says what is missing once Next is pressed in the payment card', async () => {
    const { checkout } = await shown();
    act(() => checkout.store.dispatch({ type: 'payment-checked' }));
    expect(section().getByRole('button', { name: 'Enter dates' })).toHaveAccessibleDescription(
      'Please select arrival date',
    );
  });

  it('MD-23 VL-44 opens as a dialog before an order that lacks nothing else; ticking its terms enables Submit, which says what is required', async () => {
    const { page, checkout, user } = await shown();
    act(() => page.itinerary(roundTrip()));
    await wait(500);
    expect(isAsked()).toBe(false);
    act(() => checkout.placeOrder());
    expect(submit()).toBeDisabled();
    await user.click(consent());
    await user.click(submit());
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'Arrival Date is Required. Departure Date is Required.',
    );
    expect(date(/^The day you arrive/)).toHaveAccessibleDescription(/Please select arrival date/);
    expect(date(/^The day you leave/)).toHaveAccessibleDescription(/Please select departure date/);
  });

  it('VL-44 the payment also names the missing dates, and links to the button that asks for them', async () => {
    const { checkout, user } = await shown();
    act(() => checkout.placeOrder());
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(isAsked()).toBe(false);
    const summary = within(screen.getByRole('region', { name: 'There is a problem' }));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Please select arrival date',
      'Please confirm these dates',
    ]);
    await user.click(summary.getByRole('link', { name: 'Please select arrival date' }));
    expect(section().getByRole('button', { name: 'Enter dates' })).toHaveFocus();
  });

  it('QN-10 MD-23 the dialog accepts typed dates and the consent, and the order continues automatically', async () => {
    const { checkout, user, called, state } = await shown();
    act(() => checkout.placeOrder());
    await user.type(date(/^The day you arrive/), '12/09/2026');
    await user.type(date(/^The day you leave/), '12/20/2026');
    await user.click(consent());
    act(() => submit().click());
    await wait(0);
    expect(called('preferences.international-info')).toMatchObject([
      {
        input: {
          body: {
            international_info: {
              date_of_arrival: '2026-12-09',
              date_of_departure: '2026-12-20',
              terms: true,
            },
          },
        },
      },
    ]);
    expect(state().placing.phase).toBe('placed');
  });

  it('MD-23 the travel dates can be changed without an order', async () => {
    const { user, state } = await shown();
    await openDialog(user);
    await user.type(date(/^The day you arrive/), '12/09/2026');
    await user.click(consent());
    await user.click(submit());
    expect(isAsked()).toBe(false);
    expect(state().placing.phase).toBe('idle');
    expect(section().getByText('Wed, Dec 9')).toBeInTheDocument();
    expect(section().getByRole('button', { name: 'Change dates' })).toBeInTheDocument();
  });

  it('VL-44 reports a departure before a later arrival immediately', async () => {
    const { user } = await shown();
    await openDialog(user);
    await user.type(date(/^The day you arrive/), '12/09/2026');
    await user.type(date(/^The day you leave/), '12/20/2026');
    await user.tab();
    await user.clear(date(/^The day you arrive/));
    await user.type(date(/^The day you arrive/), '12/24/2026');
    await user.tab();
    expect(date(/^The day you leave/)).toHaveAccessibleDescription(/before the arrival date/);
  });

  it('TR-29 a traveler who arrives before the bags is warned at the day and in the section, and may save', async () => {
    const { user } = await shown();
    await openDialog(user);
    await user.type(date(/^The day you arrive/), '12/04/2026');
    await user.tab();
    expect(date(/^The day you arrive/)).toHaveAccessibleDescription(
      'Fri, Dec 4. Your bags arrive 4 days later.',
    );
    await user.click(consent());
    await user.click(submit());
    expect(isAsked()).toBe(false);
    expect(
      section().getByText('The bags arrive Tue, Dec 8, 4 days after the traveler arrives, Fri, Dec 4.'),
    ).toBeVisible();
    const pickup = document.body.appendChild(document.createElement('input'));
    pickup.id = 'outbound-date';
    await user.click(section().getByRole('button', { name: 'Choose an earlier day' }));
    expect(pickup).toHaveFocus();
    pickup.remove();
  });

  it('PY-35 a date in red is not saved: its field takes the focus, and the dialog stays open', async () => {
    const { user, state } = await shown();
    await openDialog(user);
    await user.type(date(/^The day you arrive/), '12/14/2026');
    await user.type(date(/^The day you leave/), '12/10/2026');
    await user.click(consent());
    await user.click(submit());
    expect(isAsked()).toBe(true);
    expect(date(/^The day you leave/)).toHaveFocus();
    expect(date(/^The day you leave/)).toHaveValue('12/10/2026');
    await user.clear(date(/^The day you leave/));
    await user.type(date(/^The day you leave/), '12/20/2026');
    await user.click(submit());
    expect(isAsked()).toBe(false);
    expect(state().info.entered).toMatchObject({ arrival: '2026-12-14', departure: '2026-12-20' });
  });

  it('ER-24 says at its place, with the focus, that the dates could not be saved, and keeps them', async () => {
    const { checkout, user } = await shown({
      answers: [
        answering(saveInternationalInfo, () => {
          throw refusal(503, 'unavailable');
        }),
      ],
    });
    await openDialog(user);
    await user.type(date(/^The day you arrive/), '12/09/2026');
    await user.click(consent());
    await user.click(submit());
    for (const _press of [1, 2]) {
      act(() => checkout.placeOrder());
      await wait(0);
      const said = section().getByText(/^Problem in saving International Info\./);
      expect(document.activeElement).toContainElement(said);
    }
    expect(section().getByText('Wed, Dec 9')).toBeInTheDocument();
    expect(screen.getByText(/Section 6, needs attention/)).toBeInTheDocument();
  });

  it('the travel dates are offered again when their part of the page could not be loaded', async () => {
    const page = startedWith({});
    act(() => page.page.points(pointsFromIreland()));
    let down = true;
    const load = async () => {
      if (down) throw new Error('no such chunk');
      return (await import('./info-section.tsx')).InfoSection;
    };
    render(
      <CheckoutProvider checkout={page.checkout} host={page.host}>
        <InternationalInfo load={load} />
      </CheckoutProvider>,
    );
    await wait(0);
    expect(screen.getByRole('alert')).toHaveTextContent(/couldn’t load/);
    down = false;
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(0);
    expect(section().getByRole('button', { name: 'Enter dates' })).toBeInTheDocument();
  });
});
