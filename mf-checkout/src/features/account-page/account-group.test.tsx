import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountGroup } from './account-group.tsx';

const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
beforeEach(() => {
  window.matchMedia = jest.fn(() => media as unknown as MediaQueryList);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  window.history.replaceState(null, '', '/');
});
const row = () => screen.getByRole('group') as HTMLDetailsElement;
const shown = () =>
  render(
    <AccountGroup id="notices" anchors={['mails']}>
      <p>What we send</p>
    </AccountGroup>,
  );

describe('a group of the account on a narrow page', () => {
  it('AC-21 is a row until it is pressed', async () => {
    shown();
    expect(row().open).toBe(false);
    await userEvent.click(screen.getByRole('heading', { name: 'Emails, terms, and your data' }));
    expect(row().open).toBe(true);
  });

  it.each(['#notices', '#mails'])('AC-21 opens for a link to %s', (hash) => {
    window.history.replaceState(null, '', `/account${hash}`);
    shown();
    expect(row().open).toBe(true);
  });

  it('AC-21 opens when a link names it later', () => {
    shown();
    window.history.replaceState(null, '', '/account#mails');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(row().open).toBe(true);
  });
});
