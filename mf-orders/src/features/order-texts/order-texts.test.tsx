import '@testing-library/jest-dom';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import {
  readOrderTexts,
  startOrderTexts,
  stopOrderTexts,
  type OrderTexts as Texts,
} from '@sendahead/shared-contracts/orders/text-calls';
import { textConsent } from '@sendahead/shared-contracts/orders/text-consent';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPart } from '../../testing/order-part.tsx';
import { detail, summary } from '../../testing/orders.ts';
import { OrderTexts } from './order-texts.tsx';

const off = (over: Partial<Texts> = {}): Texts => ({
  phone: null,
  suggestion: '+1 816 555 0100',
  may_ask: true,
  ...over,
});
const on = (phone = '+1 816 555 0100') => off({ phone });
const show = (texts: Texts, ...answers: readonly FakeAnswer[]) =>
  openPart(<OrderTexts />, { answers: [answering(readOrderTexts, texts), ...answers] });
const number = () => screen.findByRole('textbox', { name: /^Mobile number/ });
const consent = () => screen.getByRole('checkbox', { name: new RegExp(textConsent.slice(0, 40)) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('texts about an order', () => {
  it("OR-09 texts are turned on for the order's number, with consent, and the confirmation has the focus", async () => {
    const { api } = show(
      off(),
      answering(startOrderTexts, () => on()),
    );
    expect(await number()).toHaveValue('+1 816 555 0100');
    expect(consent()).not.toBeChecked();
    await press('Turn on texts');
    expect(consent()).toHaveAccessibleDescription(/Check this box/);
    expect(consent()).toHaveFocus();
    await userEvent.click(consent());
    await press('Turn on texts');
    expect(await screen.findByText('We text +1 816 555 0100 about pickup and arrival.')).toHaveFocus();
    expect(api.calls.find(({ name }) => name === startOrderTexts.name)?.input).toEqual({
      params: { orderId: 'ord_1' },
      body: { phone: '+1 816 555 0100', consent: textConsent },
    });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('OR-09 a number that gets no texts has an error at its field, and nothing typed is lost', async () => {
    show(
      off(),
      answering(startOrderTexts, () => {
        throw new ApiError({
          status: 422,
          code: 'invalid',
          fields: [{ path: 'phone', code: 'phone_not_valid' }],
        });
      }),
    );
    await number();
    await userEvent.clear(await number());
    await press('Turn on texts');
    expect(await number()).toHaveFocus();
    await userEvent.type(await number(), '800 555 0100');
    await userEvent.click(consent());
    await press('Turn on texts');
    const field = await number();
    expect(field).toHaveAccessibleDescription(/Enter a mobile number in the US or Canada/);
    expect(field).toHaveFocus();
    expect([field, consent()].map((one) => one.getAttribute('value'))).toEqual(['800 555 0100', null]);
    expect(consent()).toBeChecked();
    await userEvent.type(field, '1');
    expect(field).not.toHaveAccessibleDescription(/Enter a mobile number/);
  });

  it('OR-09 input is kept when texts could not be turned on', async () => {
    show(
      off(),
      answering(startOrderTexts, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    await number();
    await userEvent.click(consent());
    await press('Turn on texts');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your entries are saved/);
    expect(await number()).toHaveValue('+1 816 555 0100');
    expect(consent()).toBeChecked();
  });

  it('OR-09 texts go to another number once the customer agrees, or do not change', async () => {
    show(
      on(),
      answering(startOrderTexts, ({ body }) => on(body.phone)),
    );
    await screen.findByText('We text +1 816 555 0100 about pickup and arrival.');
    await press('Change the number for texts');
    expect(await number()).toHaveFocus();
    await press('Cancel');
    expect(screen.getByText('We text +1 816 555 0100 about pickup and arrival.')).toHaveFocus();
    await press('Change the number for texts');
    await userEvent.clear(await number());
    await userEvent.type(await number(), '+1 416 555 0123');
    await userEvent.click(consent());
    await press('Save number');
    expect(await screen.findByText('We text +1 416 555 0123 about pickup and arrival.')).toHaveFocus();
  });

  it('OR-09 texts are stopped, and can be requested again', async () => {
    show(
      on(),
      answering(stopOrderTexts, () => off()),
    );
    await screen.findByText(/We text/);
    await press('Stop text messages');
    expect(await screen.findByText('We no longer text you about this order.')).toHaveFocus();
    expect(await number()).toHaveValue('+1 816 555 0100');
    expect(consent()).not.toBeChecked();
  });

  it('OR-09 texts that a reply ended say so', async () => {
    show(off({ ended_by_reply: '+1 816 555 0100' }));
    expect(await screen.findByText(/^Texts to \+1 816 555 0100 ended with a STOP reply/)).toBeVisible();
  });

  it('OR-10 are not offered where no number of the order gets them: a sentence says why, and another can be given', async () => {
    show(off({ suggestion: '' }));
    expect(
      await screen.findByText(
        'We text mobile numbers in the US and Canada only. This order doesn’t have one.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await press('Use a US or Canada number');
    expect(await number()).toHaveFocus();
    expect(await number()).toHaveValue('');
  });

  it('OR-09 texts are not offered for a completed order, and can be stopped while they are on', async () => {
    const order = detail({ order: summary({ state: 'delivered' }) });
    const over = (texts: Texts) =>
      openPart(<OrderTexts />, { order, answers: [answering(readOrderTexts, texts)] });
    const { unmount } = over(off({ may_ask: false, suggestion: '' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    unmount();
    over({ ...on(), may_ask: false, suggestion: '' });
    expect(await screen.findByRole('button', { name: 'Stop text messages' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  });
});
