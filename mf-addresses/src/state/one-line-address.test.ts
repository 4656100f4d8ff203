import fc from 'fast-check';
import { parseAddressLine } from './one-line-address.ts';

const parts = (
  country: string,
  address1: string,
  address2: string,
  city: string,
  state: string,
  zip: string,
) => ({
  country,
  address1,
  address2,
  city,
  state,
  zip,
});

describe('an address in one line', () => {
  it.each([
    ['350 W 31st St, New York, NY 10001', parts('US', '350 W 31st St', '', 'New York', 'NY', '10001')],
    ['350 W 31st St, New York, NY, 10001', parts('US', '350 W 31st St', '', 'New York', 'NY', '10001')],
    [
      '350 W 31st St,New York,ny 10001-1234',
      parts('US', '350 W 31st St', '', 'New York', 'NY', '10001-1234'),
    ],
    [
      '350 W 31st St, Apt 4B, New York, NY 10001, USA',
      parts('US', '350 W 31st St', 'Apt 4B', 'New York', 'NY', '10001'),
    ],
    [
      "1 Main St., Coeur d'Alene, ID 83814, United States",
      parts('US', '1 Main St.', '', "Coeur d'Alene", 'ID', '83814'),
    ],
    [
      '111 Wellington St, Ottawa, ON K1A 0A9',
      parts('CA', '111 Wellington St', '', 'Ottawa', 'ON', 'K1A 0A9'),
    ],
    ['1 Rue Un, Montréal, qc h2x1y4, Canada', parts('CA', '1 Rue Un', '', 'Montréal', 'QC', 'H2X 1Y4')],
  ])('AD-15 reads "%s"', (line, read) => expect(parseAddressLine(line)).toEqual(read));

  it.each([
    '',
    '350 W 31st St',
    '350 W 31st St, New York',
    '350 W 31st St, New York, NY 1000',
    '350 W 31st St, New York, XX 10001',
    'Main Street, New York, NY 10001',
    'New York, NY 10001',
    '350 W 31st St New York NY 10001',
    '10 Downing St, London, SW1A 2AA, UK',
    '111 Wellington St, Ottawa, ON K1A 0A9, USA',
    '1 Main St, 2 Side St, NY 10001',
  ])('AD-15 leaves "%s" alone', (line) => expect(parseAddressLine(line)).toBeNull());

  it('AD-15 loses nothing: what it reads, written again, is read the same', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        word,
        word,
        fc.constantFrom('NY', 'TX', 'CA'),
        fc.integer({ min: 10_000, max: 99_999 }),
        (number, street, city, state, zip) => {
          const line = `${number} ${street} St, ${city}, ${state} ${zip}`;
          expect(parseAddressLine(line)).toEqual(
            parts('US', `${number} ${street} St`, '', city, state, String(zip)),
          );
        },
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => void parseAddressLine(text)));
  });
});
