import { expect, test } from '../fixtures/journey.ts';
import { fromPinewhistle } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { openRow } from '../steps/open-row.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { orderPreferences } from '../support/order-preferences.ts';

const saving = '/api/v5/club_preferences_answers';

test.beforeEach(async ({ page, person, ship }) => {
  await giveSavedBooking(page, person, fromPinewhistle);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
});

test('PY-10 QN-01 QN-06 MD-24 a guest of Pinewhistle Country Club answers all of its questions between the order and the payment', {
  tag: '@phone',
}, async ({ page, ship, receipt, person, watch }) => {
  const questions = page.getByRole('dialog', { name: 'Before your clubs arrive' });
  const send = questions.getByRole('button', { name: 'Send' });
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expect(questions).toContainText('Please answer every question.');
  await expect(questions.getByRole('button', { name: /^Skip/ })).toHaveCount(0);
  await expect(send).toHaveAccessibleName(/^Send and place order, \$/);
  await send.click();
  await expect(questions.getByRole('radio', { name: 'Yes' })).toBeFocused();
  expect(watch.callsTo('/refactor/v5/process_payment')).toBe(0);
  expect(await violationsOf(page, 'dialog')).toEqual([]);

  await questions.getByRole('radio', { name: 'Yes' }).check();
  const member = questions.getByRole('textbox', { name: /Who is the member/ });
  await expect(member).toHaveAccessibleDescription(/60 characters left/);
  await member.fill('Ben Hogan');
  await questions.getByRole('textbox', { name: /When do you check in/ }).fill('11/30/2026');
  await questions.getByRole('textbox', { name: /When do you check in/ }).press('Tab');
  await send.click();
  await expect(questions.getByRole('textbox', { name: /When do you check in/ })).toBeFocused();
  await questions.getByRole('textbox', { name: /When do you check in/ }).fill('12/14/2026');
  await questions.getByRole('textbox', { name: /When do you check in/ }).press('Tab');
  await send.click();

  const order = await expectOneOrder(receipt, person);
  const [asked] = (await orderPreferences(page, order.id)).answers;
  expect(asked?.answers).toEqual([
    { question: 'Are you a guest of a member?', answer: 'yes', type: 'logical' },
    { question: 'Who is the member?', answer: 'Ben Hogan', type: 'text' },
    { question: 'When do you check in?', answer: '2026-12-14', type: 'date' },
  ]);

  await page.goto(`/orders/${order.id}`);
  const answers = page.getByRole('region', { name: 'Your answers' });
  await openRow(answers);
  await expect(answers.getByRole('definition')).toHaveText(['Yes', 'Ben Hogan', 'Mon, Dec 14, 2026']);
});

test('QN-09 ER-24 answers that could not be sent are kept, are sent again, and return after a reload', {
  tag: '@once',
}, async ({ page, ship, watch }) => {
  const questions = page.getByRole('dialog', { name: 'Before your clubs arrive' });
  const send = questions.getByRole('button', { name: 'Save answers' });
  await ship.payment.card.getByRole('button', { name: /^Answer now/ }).click();
  await questions.getByRole('radio', { name: 'No' }).check();
  await questions.getByRole('textbox', { name: /When do you check in/ }).fill('12/14/2026');
  await questions.getByRole('textbox', { name: /When do you check in/ }).press('Tab');
  await page.route(`**${saving}`, (route) => route.abort(), { times: 1 });
  watch.expect(/club_preferences_answers/, /ERR_FAILED/);
  await send.click();
  await expect(questions.getByRole('alert')).toContainText('Problem in saving Golf Preferences.');
  await send.click();
  await expect(questions).toBeHidden();

  await page.reload();
  await ship.payment.card.getByRole('button', { name: /^Change answers/ }).click();
  await expect(questions.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(questions.getByRole('textbox', { name: /When do you check in/ })).toHaveValue('12/14/2026');
  await page.keyboard.press('Escape');
  await expect(ship.payment.card.getByRole('button', { name: /^Change answers/ })).toBeFocused();
});
