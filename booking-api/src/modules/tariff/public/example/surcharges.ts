import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Surcharge, Waiver } from '../surcharge.ts';

/** Charges in addition to carriage. A surcharge that a contract waives is listed as a step of 0. */
export const surcharges: Surcharge[] = [
  {
    code: 'large_package',
    label: 'Large package',
    amountCents: cents(9500),
    costPercent: 85,
    replaces: ['additional_handling'],
    when: { lengthOver: 96, lengthAndGirthOver: 130, volumeOver: 17_280, weightOver: 110 },
  },
  {
    code: 'additional_handling',
    label: 'Additional handling',
    amountCents: cents(1800),
    costPercent: 80,
    replaces: [],
    when: {
      lengthOver: 48,
      secondSideOver: 30,
      lengthAndGirthOver: 105,
      volumeOver: 10_368,
      weightOver: 50,
    },
  },
  {
    code: 'fuel',
    label: 'Fuel',
    amountCents: cents(0),
    percent: 6,
    replaces: [],
    when: { always: true },
  },
  {
    code: 'residential',
    label: 'Delivery to a residence',
    amountCents: cents(550),
    costPercent: 90,
    replaces: [],
    when: { residence: true },
  },
  {
    code: 'delivery_area',
    label: 'Remote delivery area',
    amountCents: cents(475),
    costPercent: 90,
    replaces: [],
    // Remote areas: the Big Bend, the Sandhills, northern Maine, the Hi-Line, the Alaskan bush, the outer
    // Cape.
    when: {
      areas: ['US-798', 'US-692', 'US-047', 'US-592', 'US-595', 'US-996', 'US-997', 'US-999', 'US-0265'],
    },
  },
  {
    code: 'peak',
    label: 'Peak season',
    amountCents: cents(350),
    replaces: [],
    when: { season: { from: '10-05', until: '01-17' } },
  },
  {
    code: 'address_correction',
    label: 'Address corrected by the carrier',
    amountCents: cents(2200),
    replaces: [],
    when: { correctedAddress: true },
  },
];

/** Sports bags and luggage are sold at one all-inclusive price. */
const allIn = ['fuel', 'residential', 'delivery_area', 'peak'];
const allInLines = ['golf', 'ski', 'snowboard', 'snowboot', 'luggage'];

export const waivers: Waiver[] = [
  ...allInLines.flatMap((line) => allIn.map((surcharge) => ({ brand: '*', line, surcharge }))),
  ...['golf', 'ski', 'snowboard', 'luggage'].map((line) => ({
    brand: '*',
    line,
    surcharge: 'additional_handling',
  })),
  // Campers and students ship trunks home: the contract includes handling and home delivery, but not fuel and
  // peak surcharges.
  ...['camps', 'schools'].flatMap((brand) =>
    ['additional_handling', 'residential'].map((surcharge) => ({ brand, line: 'trunk', surcharge })),
  ),
];
