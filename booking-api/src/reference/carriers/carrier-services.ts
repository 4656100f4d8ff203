/** The carriers' product names. */
const products = {
  FEDEX: {
    FEDEX_GROUND: 'Ground',
    FEDEX_EXPRESS_SAVER: 'Express Saver',
    FEDEX_2_DAY: '2Day',
    FEDEX_STANDARD_OVERNIGHT: 'Standard Overnight',
    FEDEX_INTERNATIONAL_ECONOMY: 'International Economy',
    FEDEX_INTERNATIONAL_PRIORITY: 'International Priority',
  },
  UPS: {
    UPS_GROUND: 'Ground',
    UPS_3_DAY_SELECT: '3 Day Select',
    UPS_2ND_DAY_AIR: '2nd Day Air',
    UPS_NEXT_DAY_AIR: 'Next Day Air',
    UPS_WORLDWIDE_EXPEDITED: 'Worldwide Expedited',
    UPS_WORLDWIDE_SAVER: 'Worldwide Saver',
  },
  /** DHL Express only ships across borders. */
  DHL: {
    DHL_ECONOMY_SELECT: 'Economy Select',
    DHL_EXPRESS_WORLDWIDE: 'Express Worldwide',
  },
} as const;
type Carrier = keyof typeof products;

export const carrierProducts = Object.entries(products).flatMap(([carrier, list]) =>
  Object.entries(list).map(([code, name]) => ({ code, carrier, name })),
);

type Lanes = {
  hybrid?: boolean;
  ground_days_from?: number;
  ground_days_to?: number;
  special_zones?: boolean;
};
type Level = [
  id: number,
  carrier: Carrier,
  product: string,
  promise: string,
  name: string,
  position: number,
  lanes?: Lanes,
];

/**
 * Service levels and products, many to many: Express Saver keeps the three-day promise everywhere and the
 * ground promise where no road leads; 3 Day Select also arrives a day before a slow ground. The first that
 * fits a lane is sold there.
 */
const levels: Level[] = [
  [1, 'FEDEX', 'FEDEX_GROUND', 'DOMESTIC_GROUND', 'GROUND', 0, { special_zones: false }],
  [21, 'FEDEX', 'FEDEX_EXPRESS_SAVER', 'DOMESTIC_GROUND', 'EXPRESS SAVER', 0, { special_zones: true }],
  [2, 'FEDEX', 'FEDEX_GROUND', 'DOMESTIC_EXPEDITED_GROUND', 'EXPEDITED GROUND', 1, { hybrid: true }],
  [3, 'FEDEX', 'FEDEX_STANDARD_OVERNIGHT', 'DOMESTIC_1_DAY', 'STANDARD OVERNIGHT', 2],
  [4, 'FEDEX', 'FEDEX_2_DAY', 'DOMESTIC_2_DAY', 'TWO DAY', 3],
  [5, 'FEDEX', 'FEDEX_EXPRESS_SAVER', 'DOMESTIC_3_DAY', 'EXPRESS SAVER', 4],
  [6, 'FEDEX', 'FEDEX_GROUND', 'DOMESTIC_4_DAY', 'FOUR DAY', 5],
  [7, 'FEDEX', 'FEDEX_INTERNATIONAL_ECONOMY', 'INTERNATIONAL_ECONOMY', 'INTERNATIONAL ECONOMY', 6],
  [8, 'FEDEX', 'FEDEX_INTERNATIONAL_PRIORITY', 'INTERNATIONAL_PRIORITY', 'INTERNATIONAL PRIORITY', 7],
  [11, 'UPS', 'UPS_GROUND', 'DOMESTIC_GROUND', 'GROUND', 0],
  [12, 'UPS', 'UPS_GROUND', 'DOMESTIC_EXPEDITED_GROUND', 'EXPEDITED GROUND', 1, { ground_days_to: 3 }],
  [
    22,
    'UPS',
    'UPS_3_DAY_SELECT',
    'DOMESTIC_EXPEDITED_GROUND',
    'THREE DAY SELECT',
    1,
    { ground_days_from: 4 },
  ],
  [13, 'UPS', 'UPS_NEXT_DAY_AIR', 'DOMESTIC_1_DAY', 'NEXT DAY AIR', 2],
  [14, 'UPS', 'UPS_2ND_DAY_AIR', 'DOMESTIC_2_DAY', 'SECOND DAY', 3],
  [15, 'UPS', 'UPS_3_DAY_SELECT', 'DOMESTIC_3_DAY', 'THREE DAY SELECT', 4],
  [16, 'UPS', 'UPS_GROUND', 'DOMESTIC_4_DAY', 'FOUR DAY', 5],
  [17, 'UPS', 'UPS_WORLDWIDE_EXPEDITED', 'INTERNATIONAL_ECONOMY', 'WORLDWIDE EXPEDITED', 6],
  [18, 'UPS', 'UPS_WORLDWIDE_SAVER', 'INTERNATIONAL_PRIORITY', 'WORLDWIDE SAVER', 7],
  [31, 'DHL', 'DHL_ECONOMY_SELECT', 'INTERNATIONAL_ECONOMY', 'ECONOMY SELECT', 6],
  [32, 'DHL', 'DHL_EXPRESS_WORLDWIDE', 'INTERNATIONAL_PRIORITY', 'EXPRESS WORLDWIDE', 7],
];

const labels: Record<Carrier, string> = { FEDEX: 'FedEx', UPS: 'UPS', DHL: 'DHL' };

export const carrierServices = levels.map(
  ([id, carrier, product_code, system_name, name, position, lanes = {}]) => ({
    id,
    carrier,
    carrier_label: labels[carrier],
    system_name,
    name,
    position,
    product_code,
    hybrid: lanes.hybrid ?? false,
    ground_days_from: lanes.ground_days_from ?? null,
    ground_days_to: lanes.ground_days_to ?? null,
    special_zones: lanes.special_zones ?? null,
  }),
);
