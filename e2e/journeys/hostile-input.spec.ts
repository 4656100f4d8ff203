import type { Page } from '@playwright/test';
import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, showSummary } from '../steps/pay.ts';
import { signInByHeader } from '../steps/sign-in.ts';

// Only letters: a name with a web address, a digit or a bracket is refused.
const markupOfName = '<img src=x onerror=hack>';
const markup = '<img src=x onerror="hacked=1"><svg onload=hacked=1>';
const script = '"><script>window.hacked=1</script>';

test('C4-28 markup in every free field and in the page address appears as text, on the page and on the receipt', {
  tag: '@once',
}, async ({ page, ship, receipt, person }) => {
  page.on('dialog', () => expect('a dialog').toBe('none'));
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  const query = new URLSearchParams({
    travname: markupOfName,
    o_address: script,
    shipping_to: markup,
    product: script,
  });
  await ship.open(`?${query}`);
  await ship.edit('Ship to');
  await ship.to.card.getByRole('textbox', { name: /Company/ }).fill(`Oak ${markup}`);
  await ship.to.field('Address').fill(`${person.street} ${script}`);
  await ship.to.field('Recipient name').fill(`Marguerite ${markupOfName}`);
  await ship.edit('Travelers & items');
  await ship.travelers.edit(1, 'Golf Bag 1').click();
  await ship.travelers.more(1, 'Golf Bag 1').click();
  await ship.travelers.contents(1, 'Golf Bag 1').fill(`clubs ${markup}`);
  await fillCard(ship);
  await showSummary(ship);
  await ship.summary.couponOpener.click();
  await ship.summary.coupon.fill(script);
  await ship.summary.applyCoupon.click();
  await expect(ship.summary.coupon).toHaveAccessibleDescription(/We don’t recognize this coupon code/);
  const priced = page.waitForResponse(/ship_price$/);
  await ship.summary.removeCoupon.click();
  await priced;
  await expect(ship.summary.panel.getByText('Updating…')).toHaveCount(0);
  await pressPlaceOrder(ship);
  await expectOneOrder(receipt, person);
  await expect(receipt.article).toContainText('Oak');
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

const elsewhere = [
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  '\t//evil.test',
  '//user@evil.test',
  'https://evil.test/ship',
];

/** The server redirects a sign-in to single sign-on, at an address that an attacker chose. */
const answerSignInWith = (page: Page, redirect: string): Promise<unknown> =>
  page.route('**/sessions.json', (route) =>
    route.fulfill({
      json: {
        success: false,
        user: null,
        user_id: null,
        user_role: 'guest',
        pro_user: false,
        email: null,
        accepted_terms: false,
        message: null,
        akt: null,
        modal: null,
        sso: true,
        redirect,
        errors: [],
      },
    }),
  );

test('C4-26 a sign-in does not follow a redirect to another site, but follows one within ours', {
  tag: '@once',
}, async ({ page, ship, person }) => {
  await ship.open();
  for (const redirect of elsewhere) {
    await answerSignInWith(page, redirect);
    await signInByHeader(page, person);
    await expect(ship.account.signIn.getByRole('alert'), redirect).toContainText(
      'We didn’t open that sign-in page because it isn’t one of our partners',
    );
    expect(new URL(page.url()).pathname, redirect).toBe('/ship');
    await page.keyboard.press('Escape');
    await page.unrouteAll();
  }
  await answerSignInWith(page, '/ship?from=sign-on');
  await signInByHeader(page, person);
  await page.waitForURL(/\/ship\?from=sign-on$/);
});

test('C4-30 messages from any window or origin other than the card fields are ignored', {
  tag: '@once',
}, async ({ page, ship, person, watch }) => {
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  await page.evaluate(() => {
    const envelope = { channel: 'sendahead.card-fields', version: 1 };
    const forged = [
      { ...envelope, type: 'state', valid: true, card_type: 'Visa', fields: {} },
      { ...envelope, type: 'height', px: 1 },
      {
        ...envelope,
        type: 'tokenized',
        id: 'nonce-1',
        ok: true,
        nonce: 'forged',
        binData: { prepaid: 'No' },
      },
      { ...envelope, type: 'submit' },
    ];
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Card details"]');
    const gateway = frame ? new URL(frame.src).origin : '';
    for (const data of forged) {
      window.postMessage(data, '*');
      for (const origin of ['https://evil.test', gateway])
        window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
      window.dispatchEvent(
        new MessageEvent('message', {
          data,
          origin: 'https://evil.test',
          source: frame?.contentWindow ?? null,
        }),
      );
    }
  });
  await showSummary(ship);
  await expect(ship.summary.panel.getByRole('link', { name: 'Card details' })).toBeVisible();
  expect((await page.locator('iframe[title="Card details"]').boundingBox())?.height).toBeGreaterThan(50);
  expect(watch.callsTo('/refactor/v5/process_payment')).toBe(0);
});
