import type { Page } from '@playwright/test';
import { expect } from '../fixtures/journey.ts';
import type { Person } from '../fixtures/somebody.ts';
import { searchFor } from '../fixtures/staff.ts';

/** Finds the person by keyboard alone, and starts a booking for them. */
export async function bookFor(page: Page, person: Person): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Book for someone else' });
  await box.pressSequentially(searchFor(person));
  const found = page.getByRole('listbox', { name: 'Suggestions for Book for someone else' });
  await expect(found.getByRole('option')).toHaveCount(1);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page.getByText('You’re booking for')).toContainText(person.email);
}
