import { golfBrand, golfLine } from '@sendahead/shared-contracts/factories/boot';
import { quoteTripParameters } from '@sendahead/shared-contracts/geo/quick-quote-trip';
import fc from 'fast-check';
import { readTravelersLink } from './link.ts';

const lines = ['golf', 'luggage', 'ski', 'snowboard', 'snowboot', 'bike', 'box', 'trunk'];
const brand = golfBrand({ product_lines: lines.map((key) => golfLine({ key })) });

describe('a quick-quote link, read by the travelers', () => {
  it('RT-13 RT-16 a quick-quote link contains every count, name, email and phone of the quote', () => {
    const quantities = fc.dictionary(fc.constantFrom(...lines), fc.integer({ min: 1, max: 25 }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(quantities, (counts) => {
        const trip = { quantities: counts, name: 'Ann Lee', email: 'ann@home.test', phone: '910 555 0187' };
        const link = readTravelersLink(Object.fromEntries(quoteTripParameters(trip)), brand);
        expect(link?.counts).toEqual({ ...counts });
        expect(link?.person).toEqual({
          firstName: 'Ann',
          lastName: 'Lee',
          email: 'ann@home.test',
          phone: '910 555 0187',
        });
      }),
    );
  });
});
