import '@testing-library/jest-dom';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { listClaims } from '@sendahead/shared-contracts/console/claim-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, screen } from '@testing-library/react';
import { openConsole } from '../testing/console.tsx';
import { changesBetween } from './list-news.tsx';

const row = (id: string, state: 'submitted' | 'in_review' = 'submitted') => ({
  claim_id: id,
  display_id: `SA-${id}`,
  brand: 'golf',
  customer: 'Casey Lane',
  kind: 'damaged' as const,
  state,
  bags: 1,
  value_cents: cents(100),
  state_at: '2026-12-01T15:00:00Z',
});
const path = '/api/v6/console/news/claims';
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 1200)));

describe('an open list', () => {
  it('CO-119 counts new, changed and missing rows', () => {
    const shown = new Map([
      ['a', '1'],
      ['b', '1'],
    ]);
    expect(changesBetween(shown, shown)).toBe(0);
    expect(
      changesBetween(
        shown,
        new Map([
          ['b', '2'],
          ['c', '1'],
        ]),
      ),
    ).toBe(3);
  });

  it('CO-119 refreshes itself when it changed, and while it is in use says how many changes there are', async () => {
    let claims = [row('1')];
    const { user, host } = openConsole('/admin/claims', [
      answering(listBrands, { brands: [] }),
      answering(listClaims, () => ({ claims, next: null })),
    ]);
    expect(await screen.findByText('SA-1')).toBeVisible();
    claims = [row('2'), row('1')];
    host.tellNews(path);
    await settle();
    expect(await screen.findByText('SA-2')).toBeVisible();
    screen.getByRole('combobox', { name: 'Show' }).focus();
    claims = [row('3'), row('2', 'in_review'), row('1')];
    host.tellNews(path);
    await settle();
    expect(screen.getByText('2 changes since you opened this list.')).toBeVisible();
    expect(screen.queryByText('SA-3')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Refresh' }).at(-1) as HTMLElement);
    expect(await screen.findByText('SA-3')).toBeVisible();
    expect(screen.queryByText(/since you opened/)).toBeNull();
  });
});
