import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { sumSteps } from './bag-price.ts';
import { correctionSteps } from './correction.ts';
import { surcharges, waivers } from './example/surcharges.ts';

const bag = (line: string) => ({ line, length: 48, width: 12, height: 12, weight: 42 });
const sheet = { surcharges, waivers };
const waivedFor = (brand: string, line: string) => ({
  surcharges,
  waivers: [...waivers, { brand, line, surcharge: 'address_correction' }],
});

describe('OPEN-36 the charge for an address that the carrier corrected', () => {
  it('the correction charge is the tariff’s, once, for any number of bags', () => {
    const one = correctionSteps(sheet, 'golf', [bag('golf')]);
    expect(one).toEqual([{ label: 'Address corrected by the carrier', amountCents: 2200 }]);
    expect(correctionSteps(sheet, 'golf', [bag('golf'), bag('box'), bag('luggage')])).toEqual(one);
    expect(sumSteps(one)).toBe(2200);
  });

  it('the correction charge is zero when every bag’s contract waives it', () => {
    expect(correctionSteps(waivedFor('golf', 'golf'), 'golf', [bag('golf')])).toEqual([]);
    expect(correctionSteps(waivedFor('golf', 'golf'), 'sticks', [bag('golf')])).toHaveLength(1);
    expect(correctionSteps(waivedFor('golf', 'golf'), 'golf', [bag('golf'), bag('box')])).toHaveLength(1);
    expect(correctionSteps(waivedFor('*', '*'), 'camps', [bag('trunk')])).toEqual([]);
    expect(correctionSteps(sheet, 'golf', [])).toEqual([]);
  });

  it('adds no other surcharge', () => {
    const [row] = surcharges.filter(({ code }) => code === 'address_correction');
    if (!row) throw new Error('no such row');
    const others = surcharges.filter(({ code }) => code !== 'address_correction');
    expect(correctionSteps({ surcharges: others, waivers }, 'golf', [bag('golf')])).toEqual([]);
    const dearer = { ...row, amountCents: cents(2500) };
    expect(
      sumSteps(correctionSteps({ surcharges: [...others, dearer], waivers }, 'golf', [bag('box')])),
    ).toBe(2500);
  });
});
