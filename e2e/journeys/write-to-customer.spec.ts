import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { openAs } from '../fixtures/staff.ts';
import { openMore } from '../steps/more-acts.ts';
import { unfoldPart } from '../steps/unfold-part.ts';
import { violationsOf } from '../support/axe.ts';
import { mailsTo } from '../support/mail-folder.ts';

const heading = 'Your pickup was missed today';
const added = 'The driver comes again at 6 PM.';

test('CO-42 CO-43 staff write to the customer from a template, see the email, send it once, and find it in both histories', {
  tag: '@phone',
}, async ({ page, person, browser }) => {
  const { id } = await giveOrder(page, person);
  const { page: desk, watch, close } = await openAs(browser, 'admin', page);
  await desk.goto(`/admin/orders/${id}`);
  await openMore(desk);
  await desk.getByRole('button', { name: 'Write to the customer' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Write to the customer' });
  await dialog.getByRole('combobox', { name: 'Template' }).selectOption('We need an address detail');
  const [subject, text] = ['Subject', 'Text'].map((name) => dialog.getByRole('textbox', { name }));
  await expect(text ?? dialog).toHaveValue(new RegExp(`^Hello ${person.firstName},`));
  await subject?.fill('');
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog.getByText('Enter a subject.')).toBeVisible();
  await expect(subject ?? dialog).toBeFocused();
  await subject?.fill(heading);
  await text?.fill(`${await text.inputValue()}\n\n${added}`);
  // A closed dialog keeps its text.
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Write to the customer' }).click();
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(person.email);
  await expect(preview).toContainText(`Sendahead Golf: ${heading}`);
  await expect(preview).toContainText(added);
  expect(await violationsOf(desk, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send email' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(`Your email to ${person.email} is on its way.`)).toBeVisible();

  const own = () => mailsTo(person.email).filter((mail) => mail.includes(heading));
  await expect.poll(() => own().length).toBe(1);
  expect(own()[0]?.replaceAll(/=\r?\n/g, '')).toContain(added);

  await unfoldPart(desk, 'History');
  const history = desk.getByRole('list', { name: /^History/ });
  const entry = history.getByRole('listitem').filter({ hasText: 'Email written by staff' }).first();
  await expect(entry).toContainText('Alex Admin');
  await expect(entry).toContainText(heading);
  await entry.getByText('Read the email').click();
  await expect(entry.getByText(added)).toBeVisible();
  expect(await violationsOf(desk, 'main')).toEqual([]);

  await desk
    .getByRole('link', { name: `${person.firstName} ${person.lastName}` })
    .first()
    .click();
  const messages = desk.getByRole('region', { name: 'Emails from staff' });
  await expect(messages).toContainText(heading);
  await messages.getByRole('button', { name: 'Write to this user' }).click();
  const other = desk.getByRole('dialog', { name: 'Write to this user' });
  await other.getByRole('textbox', { name: 'Subject' }).fill('About your account');
  await other.getByRole('textbox', { name: 'Text' }).fill(added);
  expect(await violationsOf(desk, 'dialog')).toEqual([]);
  await other.getByRole('button', { name: 'Send email' }).click();
  await expect(messages.getByRole('listitem').filter({ hasText: 'About your account' })).toBeVisible();
  expect(own()).toHaveLength(1);
  expect(watch.noise()).toEqual([]);
  await close();
});
