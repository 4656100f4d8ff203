import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { screen } from '@testing-library/react';
import { clickButton, costs, openOrder, single, there, typeDay } from '../../testing/order-to-change.tsx';

const billed = answering(readChangeOptions, { billed_to: 'Fallowmere Golf Resort', legs: [there] });

describe('a change of an order that a club pays for', () => {
  it.each([
    [403, 'club_billing_not_allowed', undefined, /^The club pays for this order, so only the club can agree/],
    [422, 'payment_refused', 'club_limit_reached', /^The club’s account has reached its limit\. Nothing was/],
    [422, 'payment_refused', undefined, 'The payment was declined. Nothing was charged or changed.'],
  ] as const)(
    'CO-126 a refusal gives its reason, and the chosen day stays: %s %s %s',
    async (status, code, error, words) => {
      await openOrder(
        single,
        'Change date',
        billed,
        answering(priceOrderChange, costs(1240)),
        answering(changeOrder, () => {
          throw refusal(status, code, error ? { error } : {});
        }),
      );
      await typeDay(/^Pickup day/, '12/04/2026');
      await clickButton(/^Change order/);
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByLabelText(/^Pickup day/)).toHaveValue('12/04/2026');
    },
  );
});
