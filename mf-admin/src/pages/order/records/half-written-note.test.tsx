import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { noteOrder } from '@sendahead/shared-contracts/console/order-act-calls';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { open, shown } from '../testing/opened-order.tsx';

const question = 'You have unsaved changes. Leave without saving?';
const elsewhere = () =>
  within(screen.getByRole('navigation', { name: 'Console' })).getByRole('link', { name: 'Orders' });
const orderPage = () => screen.queryByRole('heading', { level: 1, name: 'SA-1' });
const closesTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function withNote(answer: FakeAnswer = answering(noteOrder, { success: true })) {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const page = open([shown, answer]);
  const field = await screen.findByRole('textbox', { name: 'Note' });
  await page.user.type(field, 'Wants a call');
  return { ...page, ask, field };
}
afterEach(() => jest.restoreAllMocks());

describe('a half-written note of an order', () => {
  it('CO-156 leaving the order asks first, keeps the note, and leaves once the reader agrees', async () => {
    const { user, ask, field } = await withNote();
    expect(closesTab()).toBe(true);
    await user.click(elsewhere());
    expect(ask.mock.calls).toEqual([[question]]);
    expect(orderPage()).toBeVisible();
    expect(field).toHaveValue('Wants a call');
    ask.mockReturnValue(true);
    await user.click(elsewhere());
    expect(orderPage()).not.toBeInTheDocument();
  });

  it('CO-172 stays after a lost connection, which is named', async () => {
    const { user, field } = await withNote(
      answering(noteOrder, () => {
        throw new ApiError({ status: 0, code: 'offline' });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We got no answer, so we don’t know whether this was done. Check the order before you try again.',
    );
    expect(field).toHaveValue('Wants a call');
  });

  it('CO-156 asks nothing once the note is saved', async () => {
    const { user, ask } = await withNote();
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('');
    expect(closesTab()).toBe(false);
    await user.click(elsewhere());
    expect(orderPage()).not.toBeInTheDocument();
    expect(ask).not.toHaveBeenCalled();
  });
});
