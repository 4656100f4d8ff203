import '@testing-library/jest-dom';
import { atTheGate, dialog, prepareDialogs } from '../../testing/at-the-gate.tsx';
import { customer } from '../../testing/people.ts';

prepareDialogs();

describe('the terms dialog', () => {
  it('MD-16 VL-47 the terms dialog closes only with an answer, and accepting requires the checked box', async () => {
    const { user, state } = await atTheGate(customer({ acceptedTerms: false }));
    const terms = dialog('Our terms');
    await user.keyboard('{Escape}');
    expect(terms.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(terms.getByRole('button', { name: 'Accept and continue' }));
    expect(terms.getByRole('checkbox')).toHaveAccessibleDescription(
      'Our terms have changed. Please accept to proceed with your order.',
    );
    expect(terms.getByRole('checkbox')).toHaveFocus();
    await user.click(terms.getByRole('button', { name: 'Not now' }));
    expect(state().account.dialog).toBe('none');
  });
});
