import type { Locator, Page } from '@playwright/test';

/** The "Order summary": a column, or on phones a sheet that the bottom bar opens. */
export class Summary {
  readonly panel: Locator;
  readonly open: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('complementary', { name: 'Order summary' });
    this.open = page.getByRole('button', { name: /show the order summary/ });
    this.close = this.panel.getByRole('button', { name: 'Close' });
  }

  get placeOrder(): Locator {
    return this.panel.getByRole('button', { name: /^Place order|^Change order|^Check again/ });
  }
  get lines(): Locator {
    return this.panel.getByRole('list', { name: 'Price' });
  }
  /** The amount to pay: below the total where gift cards or credits cover a part of it. */
  get total(): Locator {
    return this.panel.locator('.ui-total__amount').last();
  }
  get couponOpener(): Locator {
    return this.panel.getByText('Add a coupon code');
  }
  get coupon(): Locator {
    return this.panel.getByRole('textbox', { name: 'Coupon code' });
  }
  get applyCoupon(): Locator {
    return this.panel.getByRole('button', { name: 'Apply' });
  }
  get removeCoupon(): Locator {
    return this.panel.getByRole('button', { name: /^(Remove|Clear)$/ });
  }
}
