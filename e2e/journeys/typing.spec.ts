import { expect, test } from '../fixtures/journey.ts';

test('an input method composes in the address line, and typing in the middle of the line keeps the cursor', {
  tag: '@once',
}, async ({ page, ship }) => {
  await ship.open();
  const address = ship.to.field('Address');
  await address.fill('Main Street');
  await address.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await address.pressSequentially('x<#');
  await expect(address).toHaveValue('Max#in Street');
  await address.fill('');
  const keyboard = await page.context().newCDPSession(page);
  await address.focus();
  for (const text of ['と', 'とう', '東京'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await keyboard.send('Input.insertText', { text: '東京' });
  await expect(address).toHaveValue('東京');
});
