import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { claimTexts } from './claim.ts';

describe('the email about a claim', () => {
  const sent = {
    displayId: 'SA-1',
    state: 'submitted',
    approvedCents: null,
    message: '',
    payments: [],
  } as const;

  it('CO-155 asks to keep the bag and its packing only of who has it', () => {
    const lines = (kind: 'damaged' | 'late' | 'lost') => claimTexts({ ...sent, kind })?.lines.join(' ');
    expect(lines('damaged')).toMatch(/Please keep the bag and its packing/);
    expect(lines('lost')).not.toMatch(/keep/);
    expect(lines('lost')).toMatch(/If the bag arrives in the meantime/);
    expect(lines('late')).not.toMatch(/keep/);
  });

  it('CO-155 says as the email of the refund when the card shows it', () => {
    const payments = [
      { way: 'card' as const, amount_cents: cents(8745), at: '', reference: '', paid_on: null },
    ];
    expect(
      claimTexts({ ...sent, state: 'paid', kind: 'lost', approvedCents: 8745, payments })?.lines,
    ).toEqual(['$87.45 goes back to how you paid for the order. Card refunds take 3 to 5 days to appear.']);
  });
});
