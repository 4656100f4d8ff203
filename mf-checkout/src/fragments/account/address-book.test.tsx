import '@testing-library/jest-dom';
import { saveAddress } from '@sendahead/shared-contracts/accounts/profile-calls';
import { changeAddress } from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { stateOptions, zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { listCountries, readAddressLine } from '@sendahead/shared-contracts/geo/lookup-calls';
import { home, opened, refusing, wait } from './testing/opened-account.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const austin = {
  success: true,
  city: 'Austin',
  state: 'TX',
  state_long: 'Texas',
  zip: '78701',
  country: 'US',
  address: null,
  latitude: null,
  longitude: null,
  time_zone: null,
};
const texas = [{ code: 'TX', name: 'Texas' }];

async function adding(...answers: Parameters<typeof opened>[0] & object) {
  const page = await opened([
    ...answers,
    answering(stateOptions, { country: 'US', options: texas }),
    answering(zipInfo, { ...austin, success: false, city: null, state: null }),
  ]);
  const book = () => page.part('Address book');
  await page.user.click(book().getByRole('button', { name: 'Add an address' }));
  await wait();
  const type = (name: string | RegExp, text: string) =>
    page.user.type(book().getByRole('textbox', { name }), text);
  const save = async () => {
    await page.user.click(book().getByRole('button', { name: 'Save address' }));
    await wait();
  };
  return { ...page, book, type, save };
}

const rules = {
  code: 'US',
  name: 'United States',
  optional_fields: [],
  disabled_fields: [],
  field_alias: {},
  field_order: [] as string[],
  zip_example: null,
  has_states: true,
  territories: {},
  note: null,
  holidays: [],
};
const britain = {
  ...rules,
  code: 'GB',
  name: 'United Kingdom',
  field_alias: { zip: 'Postcode', state: 'County' },
  field_order: ['address_1', 'address_2', 'city', 'state', 'zip'],
};

describe('the address book of an account', () => {
  it('AD-30 the address form has the names and the order that the booking uses for the country', async () => {
    const page = await adding(answering(listCountries, { countries: [rules, britain] }));
    await page.user.selectOptions(page.book().getByRole('combobox', { name: 'Country' }), 'GB');
    await wait();
    const code = page.book().getByRole('textbox', { name: 'Postcode' });
    const city = page.book().getByRole('textbox', { name: 'City' });
    expect(city.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(page.book().getByRole('combobox', { name: 'County' })).toBeVisible();
  });

  it('AD-30 an address typed on the page is saved, and the list is reloaded', async () => {
    const page = await adding(answering(saveAddress, home));
    expect(page.book().getByRole('textbox', { name: /Name of this address/ })).toHaveFocus();
    await page.type(/^Address/, '500 Congress Ave');
    await page.type(/City/, 'Austin');
    await page.user.selectOptions(page.book().getByRole('combobox', { name: 'State' }), 'Texas');
    await page.type(/Zip/, '78701');
    await page.save();
    expect(page.called('accounts.save-address')).toMatchObject([
      {
        input: {
          body: {
            address_1: '500 Congress Ave',
            city: 'Austin',
            state: 'TX',
            zip: '78701',
            country_code: 'US',
          },
        },
      },
    ]);
    expect(page.called('accounts.profile')).toHaveLength(2);
    expect(page.book().getByRole('status')).toHaveTextContent('Address saved.');
    expect(page.book().getByRole('button', { name: 'Add an address' })).toHaveFocus();
  });

  it('AD-19 a zip fills in city and state', async () => {
    const page = await adding(answering(zipInfo, austin));
    await page.type(/Zip/, '78701');
    await wait();
    expect(page.book().getByRole('textbox', { name: /City/ })).toHaveValue('Austin');
    expect(page.book().getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Texas');
  });

  it('AD-15 an address typed on one line fills in all its fields', async () => {
    const page = await adding(
      answering(readAddressLine, {
        address: {
          address_1: '500 Congress Ave',
          address_2: '',
          city: 'Austin',
          state: 'TX',
          zip: '78701',
          country_code: 'US',
        },
      }),
    );
    await page.type(/^Address/, '500 Congress Ave Austin TX 78701');
    await page.user.tab();
    await wait();
    expect(page.book().getByRole('textbox', { name: /^Address/ })).toHaveValue('500 Congress Ave');
    expect(page.book().getByRole('textbox', { name: /City/ })).toHaveValue('Austin');
    expect(page.book().getByRole('textbox', { name: /Zip/ })).toHaveValue('78701');
  });

  it.each([
    ['address_1', 'required', /^Address/, 'Please enter your address'],
    ['zip', 'required', /Zip/, 'Please enter your zip'],
    ['zip', 'zip_not_valid', /Zip/, 'Zip code is not valid'],
    ['address_1', 'address_po_box', /^Address/, /PO boxes/],
    ['label', 'address_book_full', /Name of this address/, /Remove an address first/],
  ])(
    'AD-30 the server’s error on %s (%s) is shown at its field, and the other fields keep their text',
    async (path, code, name, words) => {
      const page = await adding(refusing(saveAddress, 422, 'invalid', path, code));
      await page.type(/City/, 'Austin');
      await page.save();
      expect(page.book().getByRole('textbox', { name })).toHaveAccessibleDescription(
        typeof words === 'string' ? new RegExp(words) : words,
      );
      expect(page.book().getByRole('textbox', { name: /City/ })).toHaveValue('Austin');
    },
  );

  it('AC-19 a saved address is edited in its place', async () => {
    const page = await opened([
      answering(changeAddress, { ...home, address_1: '12 Oak St' }),
      answering(stateOptions, { country: 'US', options: texas }),
      answering(zipInfo, { ...austin, success: false, city: null, state: null }),
    ]);
    const book = () => page.part('Address book');
    await page.user.click(book().getByRole('button', { name: 'Edit Home' }));
    await wait();
    const street = book().getByRole('textbox', { name: /^Address/ });
    expect(street).toHaveValue('500 Congress Ave');
    expect(book().getByRole('textbox', { name: /Phone/ })).toHaveValue('512-555-0100');
    await page.user.clear(street);
    await page.user.type(street, '12 Oak St');
    await page.user.click(book().getByRole('button', { name: 'Save address' }));
    await wait();
    expect(page.called('accounts.change-address')).toMatchObject([
      { input: { params: { id: 'adr_1' }, body: { label: 'Home', address_1: '12 Oak St', zip: '78701' } } },
    ]);
    expect(page.called('accounts.profile')).toHaveLength(2);
    expect(book().getByRole('button', { name: 'Edit Home' })).toHaveFocus();
  });

  it('AC-19 an error ends once its field is corrected, and required fields are marked', async () => {
    const page = await adding(refusing(saveAddress, 422, 'invalid', 'zip', 'zip_not_valid'));
    for (const name of [/^Address/, /Zip/, /City/])
      expect(page.book().getByRole('textbox', { name })).toBeRequired();
    expect(page.book().getByRole('combobox', { name: /State/ })).toBeRequired();
    await page.type(/Zip/, '12');
    await page.save();
    const zip = page.book().getByRole('textbox', { name: /Zip/ });
    expect(zip).toHaveAccessibleDescription(/Zip code is not valid/);
    await page.user.clear(zip);
    await page.type(/Zip/, '60606');
    expect(zip).toBeValid();
    expect(zip).toHaveAccessibleDescription('');
  });
});
