import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';

interface Noted {
  readonly code: string;
  readonly note: string | null;
}

interface Walk {
  readonly country: string;
  /** The labels of zip and state in this country; null if there is no such field. */
  readonly zip: string | null;
  readonly state: string | null;
  readonly code: string;
  readonly city: string;
  readonly region: string;
}

/** Twelve forms with different order, labels, required fields and missing fields. */
const walks: readonly Walk[] = [
  { country: 'US', zip: 'Zip code', state: 'State', code: '64113', city: 'Kansas City', region: 'MO' },
  { country: 'CA', zip: 'Postal code', state: 'Province', code: 'M5V 3L9', city: 'Toronto', region: 'ON' },
  { country: 'GB', zip: 'Postcode', state: 'County', code: 'KY16 9XL', city: 'St Andrews', region: '' },
  { country: 'IE', zip: 'Eircode', state: 'County', code: 'D02 AF30', city: 'Dublin', region: '' },
  { country: 'AU', zip: 'Postcode', state: 'State', code: '2000', city: 'Sydney', region: 'NSW' },
  { country: 'JP', zip: 'Postal code', state: 'Prefecture', code: '100-0001', city: 'Chiyoda', region: '*' },
  { country: 'BR', zip: 'CEP', state: 'State', code: '01310-100', city: 'Sao Paulo', region: 'SP' },
  { country: 'IN', zip: 'PIN code', state: 'State', code: '110001', city: 'New Delhi', region: '*' },
  { country: 'IT', zip: 'CAP', state: 'Province', code: '00118', city: 'Roma', region: '*' },
  { country: 'HK', zip: null, state: null, code: '', city: 'Kowloon', region: '' },
  { country: 'AE', zip: null, state: 'Emirate', code: '', city: 'Dubai', region: '*' },
  { country: 'PR', zip: 'Zip code', state: null, code: '00901', city: 'San Juan', region: '' },
];

test('VL-09 VL-10 VL-11 AD-21 MD-12 EN-02 SV-02 twelve countries: labels, required fields, hidden and kept fields, and services without the fields that a country lacks', {
  tag: '@once',
}, async ({ page, ship, person }) => {
  await giveSavedBooking(page, person);
  const answer = page.waitForResponse(/\/api\/v6\/countries/);
  await ship.open();
  const { countries } = await (await answer).json();
  const noted = new Set(countries.filter(({ note }: Noted) => note).map(({ code }: Noted) => code));
  await ship.edit('Service');
  await expect(ship.itinerary.option('outbound', /./).first()).toBeVisible();
  const { card } = ship.to;
  await ship.edit('Ship to');
  await ship.to.field('Zip code').fill('');
  await ship.to.field('Address').fill('1 High Street');
  await ship.to.field('Recipient name').fill('Marguerite Oldfield');
  const select = card.getByRole('combobox', { name: 'Country' });
  // Except for the two common countries, the list comes from the server.
  await expect.poll(() => select.locator('option').count()).toBeGreaterThan(40);
  for (const { country, zip, state, code, city, region } of walks)
    await test.step(country, async () => {
      await select.selectOption(country);
      const understood = page.getByRole('button', { name: 'Got it' });
      if (noted.has(country)) await understood.click();
      await expect(understood).toHaveCount(0);
      // Fields that do not depend on the postal system keep their content.
      const street = card.getByRole('combobox', { name: /^(Address|Street)/ });
      await expect(street).toHaveValue('1 High Street');
      await expect(ship.to.field('Recipient name')).toHaveValue('Marguerite Oldfield');
      const zipField = card.getByRole('textbox', { name: zip ?? /zip|post|code|cap|cep/i });
      if (zip === null) await expect(zipField).toHaveCount(0);
      else {
        await expect(zipField).toHaveValue('');
        await zipField.fill(code);
      }
      const regions = card.getByRole('combobox', { name: state ?? /state|county|province/i });
      if (state === null) await expect(regions).toHaveCount(0);
      else await expect.poll(() => regions.locator('option').count()).toBeGreaterThan(2);
      // The zip lookup may fill in fields; what a person enters afterwards counts.
      if (zip !== null)
        await expect(
          card.getByText(/ filled in$|^We (don’t recognize this zip|can’t fill in the place)/).first(),
        ).toBeAttached();
      await card
        .getByRole('textbox', { name: /^(City|Town|Suburb|District|Area|Locality|Municipality)/ })
        .fill(city);
      if (region === '*') await regions.selectOption({ index: 1 });
      else if (region !== '' && state !== null) await regions.selectOption(region);
      // The zip of another town cleared the previous street.
      await street.fill('1 High Street');
      await expect(card.getByText(/Zip code is not valid|Please verify/)).toHaveCount(0);
      // The services appear even without a code and a state.
      if (country === 'HK') await expect(ship.itinerary.option('outbound', /./).first()).toBeVisible();
    });
});
