import type { Page } from '@playwright/test';
import { billClub } from '../fixtures/club-debt.ts';
import { expect, test } from '../fixtures/journey.ts';
import { openAs } from '../fixtures/staff.ts';
import { mails } from '../support/mail-folder.ts';

/** The club of the demo's pro user. */
const club = { id: 1, name: 'Heronsway Golf Club' };
const debt = 20_000;
const paid = 8_000;

/** The sum of the past-due columns, in cents. Other journeys bill clubs today, so today's amount does not count. */
async function overdueOn(page: Page): Promise<number> {
  const steps = page.getByRole('region', { name: /^Age of the balance/ }).getByRole('definition');
  await expect(steps).toHaveCount(5);
  const [, ...overdue] = await steps.allTextContents();
  return overdue.reduce((sum, text) => sum + Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100), 0);
}

test('CO-30 CO-31 the desk records a partial payment, sees the balance age, and emails a statement, which club staff read', {
  tag: '@once',
}, async ({ browser, page }) => {
  await billClub(club.id, debt, '2026-10-01T16:00:00Z');
  const reference = `CK-${Date.now()}`;
  await page.goto('/quote');
  const desk = await openAs(browser, 'admin', page);
  await desk.page.goto('/admin/club-accounts?search=heronsway');
  await desk.page
    .getByRole('table', { name: 'Clubs with a balance' })
    .getByRole('link', { name: club.name })
    .click();
  await expect(desk.page.getByRole('heading', { name: `Statement: ${club.name}` })).toBeFocused();
  const before = await overdueOn(desk.page);
  expect(before).toBeGreaterThanOrEqual(debt);

  await desk.page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = desk.page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByRole('textbox', { name: 'Amount in dollars' }).fill((paid / 100).toFixed(2));
  await dialog.getByRole('textbox', { name: 'Reference' }).fill(reference);
  await dialog.getByRole('button', { name: 'Record payment' }).dblclick();
  await expect(desk.page.getByText('Payment of $80.00 recorded.')).toBeVisible();
  await expect(desk.page.getByRole('row', { name: new RegExp(reference) })).toHaveCount(1);
  expect(await overdueOn(desk.page)).toBe(before - paid);

  await desk.page.getByRole('button', { name: 'Email statement' }).click();
  const sending = desk.page.getByRole('dialog', { name: 'Email statement' });
  await expect(sending.getByText(/as a PDF to accounts@heronsway\.test\.$/)).toBeVisible();
  await sending.getByRole('button', { name: 'Send' }).click();
  await expect(desk.page.getByText('We’re emailing the statement to accounts@heronsway.test.')).toBeVisible();
  const isStatement = (mail: string): boolean =>
    /^To:.*accounts@heronsway\.test/m.test(mail) && /filename=statement-1-\d{4}-\d\d\.pdf/.test(mail);
  await expect(() => expect(mails().filter(isStatement).length).toBeGreaterThan(0)).toPass();
  expect(desk.watch.noise()).toEqual([]);
  await desk.close();

  const own = await openAs(browser, 'pro', page);
  await own.page.goto(`/admin/clubs/${club.id}`);
  await own.page.getByRole('link', { name: 'Statements and payments' }).click();
  await expect(own.page.getByRole('row', { name: new RegExp(reference) })).toContainText('$80.00');
  await expect(own.page.getByRole('button', { name: /Record|Email|Reverse/ })).toHaveCount(0);
  const file = await own.page.evaluate(async () => {
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Download PDF');
    const answer = await fetch(link?.href ?? '', { headers: { accept: 'application/pdf' } });
    return [answer.status, answer.headers.get('content-type')];
  });
  expect(file).toEqual([200, 'application/pdf']);
  expect(own.watch.noise()).toEqual([]);
  await own.close();
});
