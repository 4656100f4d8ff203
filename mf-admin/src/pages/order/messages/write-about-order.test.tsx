import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import {
  frameOfOrderMessage,
  type MessageFrame,
  writeAboutOrder,
} from '@sendahead/shared-contracts/console/message-calls';
import { viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orderView } from '../../../testing/orders.ts';
import { open, shown } from '../testing/opened-order.tsx';

const color = '#0b5d3b';
const frame: MessageFrame = {
  to: { name: 'Casey Customer', email: 'casey@example.test' },
  first_name: 'Casey',
  from: 'Sendahead Golf',
  reply_to: 'golf@help.test',
  button: 'Open your order',
  help: 'Questions? +1 855 555 0100 or golf@help.test',
  colors: {
    sky: color,
    paper: color,
    raised: color,
    ink: color,
    press: color,
    on_press: color,
    deep: color,
    on_deep: color,
  },
};
const framed = answering(frameOfOrderMessage, frame);
const button = async () => {
  const more = await screen.findByRole('button', { name: 'More' });
  if (more.getAttribute('aria-expanded') === 'false') fireEvent.click(more);
  return screen.findByRole('button', { name: 'Write to the customer' });
};
const opened = async () => within(await screen.findByRole('dialog', { name: 'Write to the customer' }));

/** The order, its bags waiting for a pickup on that day. */
const pickedUpOn = (day: string, more: Parameters<typeof orderView>[0] = {}) => {
  const view = orderView(more);
  const legs = view.receipt.legs.map((leg) => ({ ...leg, pickup_date: calendarDate(day) }));
  return answering(viewOrder, { ...view, receipt: { ...view.receipt, legs } });
};

describe('an email to the customer of an order', () => {
  it('CO-42 an email is filled in from a template with the facts of the order, previewed as it is typed, and kept whole if it was not sent', async () => {
    let fails = true;
    const { user, called } = open([
      pickedUpOn('2026-11-17'),
      framed,
      answering(writeAboutOrder, () => {
        if (fails) throw refusal(503, 'unavailable');
        return { message_id: 'msg_1' };
      }),
    ]);
    await user.click(await button());
    const dialog = await opened();
    expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveValue('Hello Casey,\n\n');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'Pickup was missed');
    const text = dialog.getByRole('textbox', { name: 'Text' });
    expect(text).toHaveValue(
      'Hello Casey,\n\nWe’re sorry: the carrier didn’t pick up your bags on Tue, Nov 17.\n\nOrder: SA-1\nPickup: Pine Links, 1 Main St\n\nChoose another pickup date on your order page, or reply to this email and we’ll do it for you.',
    );
    await user.type(text, ' <b>Soon.</b>');
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Sendahead Golf: Your pickup on Tue, Nov 17 was missed')).toBeVisible();
    expect(preview.getByText(/do it for you\. <b>Soon\.<\/b>$/)).toBeVisible();
    expect(preview.getByText('golf@help.test')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your text is still here.');
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await screen.findByText('Your email to casey@example.test is on its way.')).toBeVisible();
    const [first, second] = called('console.write-about-order').map(({ input }) => input);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ body: { subject: 'Your pickup on Tue, Nov 17 was missed' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('CO-42 an empty or too long field of an email says so, and a key that was used says where to look', async () => {
    const { user, called } = open([
      shown,
      framed,
      answering(writeAboutOrder, () => {
        throw refusal(422, 'key_reused');
      }),
    ]);
    await user.click(await button());
    const dialog = await opened();
    await dialog.findByRole('textbox', { name: 'Text' });
    fireEvent.change(dialog.getByRole('textbox', { name: 'Text' }), { target: { value: 'x'.repeat(4001) } });
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(dialog.getByText('Enter a subject.')).toBeVisible();
    expect(dialog.getByText('Use 4,000 characters or fewer. You have 4,001.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
    expect(called('console.write-about-order')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Hello');
    fireEvent.change(dialog.getByRole('textbox', { name: 'Text' }), { target: { value: 'Short.' } });
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'An earlier version of this email was already sent.',
    );
  });

  const templatesOf = async (answer: ReturnType<typeof pickedUpOn>) => {
    const { user } = open([answer, framed]);
    await user.click(await button());
    const select = await (await opened()).findByRole('combobox', { name: 'Template' });
    return within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  };

  it('CO-42 offers no template whose facts do not apply: neither a missed pickup before its day, nor a late bag', async () => {
    expect(await templatesOf(pickedUpOn('2026-12-03'))).toEqual(['Blank', 'We need an address detail']);
  });

  it('CO-42 CO-33 offers the email template for a bag that was reported missing', async () => {
    const alerts = [{ kind: 'bag_missing', raised_at: '2026-11-22T15:00:00.000Z' }];
    expect(await templatesOf(pickedUpOn('2026-12-03', { alerts }))).toContain('We’re tracing your bag');
  });

  it('CO-42 a draft that was closed is marked as an earlier draft, and can be started over', async () => {
    const { user } = open([shown, framed]);
    await user.click(await button());
    const dialog = await opened();
    await user.type(await dialog.findByRole('textbox', { name: 'Subject' }), 'Half');
    expect(dialog.queryByText('This is the draft you started earlier.')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await button());
    const again = await opened();
    expect(await again.findByText('This is the draft you started earlier.')).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Start over' }));
    expect(again.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  });

  it('CO-42 offers the email only to roles that may correct orders', async () => {
    open([shown], 'carrier_admin');
    await screen.findByRole('heading', { name: 'SA-1' });
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('button', { name: 'Write to the customer' })).not.toBeInTheDocument();
  });
});
