import { type Carriage, ofCarrier } from '../port.ts';

type Sold = {
  /** The prefix of EasyPost's name for the carrier. */
  name: string;
  /**
   * The products to buy for each of our promises, best first; a carrier that sells none of them does not
   * offer the service.
   */
  products: Readonly<Record<string, readonly string[]>>;
};

const carriers: Readonly<Record<string, Sold>> = {
  FEDEX: {
    name: 'FedEx',
    products: {
      DOMESTIC_GROUND: ['FEDEX_GROUND', 'GROUND_HOME_DELIVERY', 'FEDEX_EXPRESS_SAVER'],
      DOMESTIC_EXPEDITED_GROUND: ['FEDEX_GROUND', 'GROUND_HOME_DELIVERY', 'FEDEX_EXPRESS_SAVER'],
      DOMESTIC_4_DAY: ['FEDEX_GROUND', 'GROUND_HOME_DELIVERY', 'FEDEX_EXPRESS_SAVER'],
      DOMESTIC_3_DAY: ['FEDEX_EXPRESS_SAVER', 'FEDEX_2_DAY'],
      DOMESTIC_2_DAY: ['FEDEX_2_DAY', 'FEDEX_2_DAY_AM'],
      DOMESTIC_1_DAY: ['STANDARD_OVERNIGHT', 'PRIORITY_OVERNIGHT'],
      INTERNATIONAL_ECONOMY: ['INTERNATIONAL_ECONOMY', 'INTERNATIONAL_CONNECT_PLUS'],
      INTERNATIONAL_PRIORITY: ['INTERNATIONAL_PRIORITY', 'FEDEX_INTERNATIONAL_PRIORITY'],
      international: ['INTERNATIONAL_ECONOMY', 'INTERNATIONAL_PRIORITY', 'FEDEX_INTERNATIONAL_PRIORITY'],
    },
  },
  UPS: {
    name: 'UPS',
    products: {
      DOMESTIC_GROUND: ['Ground'],
      DOMESTIC_EXPEDITED_GROUND: ['Ground', '3DaySelect'],
      DOMESTIC_4_DAY: ['Ground', '3DaySelect'],
      DOMESTIC_3_DAY: ['3DaySelect', '2ndDayAir'],
      DOMESTIC_2_DAY: ['2ndDayAir', '2ndDayAirAM'],
      DOMESTIC_1_DAY: ['NextDayAirSaver', 'NextDayAir'],
      INTERNATIONAL_ECONOMY: ['Expedited', 'UPSStandard'],
      INTERNATIONAL_PRIORITY: ['UPSSaver', 'Express'],
      international: ['Expedited', 'UPSStandard', 'UPSSaver', 'Express'],
    },
  },
  DHL: {
    name: 'DHLExpress',
    products: {
      INTERNATIONAL_ECONOMY: ['EconomySelectNonDoc', 'EconomySelect'],
      INTERNATIONAL_PRIORITY: ['ExpressWorldwideNonDoc', 'ExpressWorldwide'],
    },
  },
};

export const easyPostCarrier = (carrier: string): string => ofCarrier(carriers, carrier).name;

/** Our service levels, for which a carrier may have a product. */
export const supportedServiceNames = [
  ...new Set(Object.values(carriers).flatMap(({ products }) => Object.keys(products))),
].filter((name) => name !== 'international');

/** The part of a carriage that decides which product is bought. */
type ProductQuery = Pick<Carriage, 'carrier' | 'service'> & {
  from: { country: string };
  to: { country: string };
};

/** Products that keep the promise of a leg, best first. */
export function productsOf({ carrier, service, from, to }: ProductQuery): readonly string[] {
  const own = ofCarrier(carriers, carrier).products;
  const abroad = service.startsWith('INTERNATIONAL_');
  if (from.country === to.country) return (abroad ? undefined : own[service]) ?? [];
  return (abroad ? own[service] : own.international) ?? [];
}
