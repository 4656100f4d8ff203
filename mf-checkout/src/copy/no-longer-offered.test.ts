import { noLongerOffered } from './no-longer-offered.ts';

describe('an order whose days were stopped while it was placed', () => {
  it('ER-18 is refused with the reason of the stop, not with a changed total', () => {
    const sentence = 'FedEx drivers are on strike until Dec 7.';
    expect(noLongerOffered({ pickup_date_error: true, pickup_date_error_message: sentence })).toBe(
      `${sentence} Nothing was charged. Choose another day or service, then place the order again.`,
    );
  });

  it('ER-18 is refused without a total while it has no price', () => {
    expect(noLongerOffered(null)).toMatch(/^We can’t ship on these days anymore\. Nothing was charged\./);
  });

  it('ER-18 keeps the sentence about the new total if there is one', () => {
    expect(noLongerOffered({ pickup_date_error: false, pickup_date_error_message: null })).toBeNull();
  });
});
