import type { PlacingState } from '../state/placing.ts';
import { placingSteps } from './placing-steps.ts';

const submission = { key: 'k', body: {} as never, valueCents: 100, isSplit: false, sendsLink: false };
const submitting: PlacingState = { phase: 'submitting', submission, recalculated: false, tries: 0 };
const now = (placing: PlacingState, asked = false, paid = true) =>
  placingSteps(placing, { bankCheck: asked, paid, customer: null }).find(({ state }) => state === 'now')
    ?.words;

describe('the steps of placing an order', () => {
  it('PY-04 the steps follow the order from the card to the order record', () => {
    expect(now({ phase: 'tokenizing', key: 'k', recalculated: false })).toBe('Checking your payment');
    expect(now(submitting)).toBe('Checking the price');
    expect(now(submitting, true)).toBe('Checking with your bank');
    expect(now({ phase: 'pending', orderId: 'o', valueCents: 1 })).toBe('Checking with your bank');
  });

  it('PY-04 all steps are done once the order is placed', () => {
    const steps = placingSteps(
      { phase: 'placed', orderId: 'o', valueCents: 1 },
      {
        bankCheck: true,
        paid: true,
        customer: null,
      },
    );
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('PY-17 the steps return to the price when it has changed', () => {
    expect(now({ phase: 'repricing' }, true)).toBe('Checking the price');
  });

  it('PR-04 an order without a payment has no steps for card and bank', () => {
    expect(
      placingSteps(submitting, { bankCheck: false, paid: false, customer: null }).map(({ words }) => words),
    ).toEqual(['Checking the price', 'Saving your order']);
  });
});
