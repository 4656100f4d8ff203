import type { Browser, Locator, Page } from '@playwright/test';
import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { callShop, standInShop } from '../fixtures/own-origin.ts';
import { savedSession } from '../fixtures/saved-form.ts';
import type { Person } from '../fixtures/somebody.ts';
import { openAs, searchFor } from '../fixtures/staff.ts';
import { AccountDialog } from '../pages/account-dialog.ts';
import { AssistanceStrip } from '../pages/assistance-strip.ts';
import { shipUrlOf } from '../support/settings.ts';

const ski = shipUrlOf('ski');
const skiBrandId = 3;

/** A guest's saved booking at ski, from another browser; returns its cart. */
async function giveSkiCart(browser: Browser, person: Person): Promise<string> {
  const context = await browser.newContext({ baseURL: new URL(ski).origin });
  const page = await context.newPage();
  await standInShop(page);
  const [cart] = await callShop(page, [{ path: '/api/v5/carts', body: { cart: { brand_id: skiBrandId } } }]);
  const id = String(cart?.id);
  await callShop(page, [
    {
      path: `/api/v5/carts/${id}/session`,
      body: { session: savedSession(person) },
      cartToken: String(cart?.cart_token),
    },
  ]);
  await context.close();
  return id;
}

/** From the console, finds the customer in "Book for a customer" of ski; a press on the option opens the booking. */
async function findAtSki(desk: Page, person: Person): Promise<Locator> {
  await desk.goto('/admin/today');
  await desk.getByRole('button', { name: 'Book for a customer' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Book for a customer' });
  await dialog.getByRole('combobox', { name: 'Brand' }).selectOption('Sendahead Snow');
  await dialog.getByRole('combobox', { name: 'Customer' }).fill(searchFor(person));
  const option = desk.getByRole('option', { name: new RegExp(person.email) });
  await expect(option).toBeVisible();
  return option;
}

test('AC-22 AC-25 TK-23 staff of golf take over a cart of ski and book for a customer there without another sign-in, until they sign out at golf', {
  tag: '@phone',
}, async ({ browser, page, person, watch }) => {
  // The open pages notice within 20 s that their session has ended.
  watch.expect(/get_header_info/);
  await giveAccount(page, person);
  const cart = await giveSkiCart(browser, person);
  const staff = await openAs(browser, 'admin', page);
  staff.watch.expect(/answer: 40[13]|status of 40[13]|get_header_info|\/hold/);
  const { page: desk } = staff;
  await desk.goto(`/admin/carts/${cart}`);
  await desk.getByRole('button', { name: 'Take over', exact: true }).click();
  const why = desk.getByRole('dialog', { name: /^Take over/ });
  await why.getByRole('textbox', { name: /Reason/ }).fill('The customer called');
  await why.getByRole('button', { name: 'Take over', exact: true }).click();
  await expect(desk.getByRole('dialog', { name: 'Taking over the cart' })).toBeVisible({ timeout: 20_000 });
  const strip = new AssistanceStrip(desk);
  await expect(strip.region).toContainText('a guest', { timeout: 20_000 });
  expect(desk.url().startsWith(ski)).toBe(true);
  expect(desk.url()).not.toMatch(/token|state=/);

  await (await findAtSki(desk, person)).click();
  await expect(strip.region.getByText('You’re booking for')).toBeVisible({ timeout: 20_000 });
  await expect(strip.region).toContainText(person.email);
  expect(desk.url().startsWith(ski)).toBe(true);

  await desk.goto('/account');
  await desk.getByRole('navigation', { name: 'Your account' }).getByRole('button').first().click();
  await desk.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(desk.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await desk.goto(new URL('/admin', ski).href);
  await expect(new AccountDialog(desk).signIn).toBeVisible();
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});

test('AC-23 ER-28 TK-23 staff whose session ended get the sign-in of ski, and come back to the booking for their customer', {
  tag: '@once',
}, async ({ browser, page, person }) => {
  await giveAccount(page, person);
  const staff = await openAs(browser, 'admin', page);
  staff.watch.expect(/answer: 40[13]|status of 40[13]|get_header_info/);
  const { page: desk } = staff;
  const customer = await findAtSki(desk, person);
  await desk.context().clearCookies();
  await customer.click();
  const { signIn } = new AccountDialog(desk);
  await expect(signIn.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@demo.test', {
    timeout: 20_000,
  });
  await expect(signIn).toContainText('Sign in to Sendahead Snow to book for your customer.');
  expect(desk.url().startsWith(new URL(ski).origin)).toBe(true);
  await signIn.getByRole('textbox', { name: 'Password' }).fill('Sendahead-demo-1');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  const strip = new AssistanceStrip(desk);
  await expect(strip.region.getByText('You’re booking for')).toBeVisible({ timeout: 20_000 });
  await expect(strip.region).toContainText(person.email);
  expect(desk.url().startsWith(ski)).toBe(true);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
