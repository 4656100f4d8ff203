import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import type { ShipPoint, ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { townLine, townName } from '@sendahead/shared-contracts/geo/town-name';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import type { Itinerary, ItineraryLeg } from '@sendahead/shared-contracts/services/slice';
import { labelName, wholeName } from '@sendahead/shared-contracts/travelers/label-name';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { travelerWay } from '@sendahead/shared-contracts/travelers/ways';
import { editNames, wayTexts, checkWords as words } from '../../copy/check-shipment.ts';

/** One fact of the shipment, with the field that changes it. */
export interface CheckRow {
  readonly title: string;
  readonly lines: readonly string[];
  /** TR-29: what is wrong with it, though it can be ordered. */
  readonly warning?: string | undefined;
  /** What "Edit" edits. */
  readonly edits: string;
  readonly fieldId: string;
}

type BrandFacts = Pick<Brand, 'product_lines' | 'traveler_word'>;

const joined = (parts: readonly (string | undefined | null)[], by = ', '): string =>
  parts.filter(Boolean).join(by);

const endLines = (point: ShipPoint): string[] => [
  joined([
    point.club?.name ?? point.companyName,
    point.address1,
    point.address2,
    townLine(point),
    point.country === 'US' ? '' : countryName(point.country),
  ]),
  joined([point.label ?? point.contact, point.phone]),
];

/** Both ends of the shipment. */
export const endRows = ({ origin, destination }: ShipPoints): CheckRow[] => [
  { title: words.from, lines: endLines(origin), edits: editNames.from, fieldId: 'origin-kind' },
  { title: words.to, lines: endLines(destination), edits: editNames.to, fieldId: 'destination-kind' },
];

/** The bags of a traveler, a line for each: `Golf Bag 1: Standard, Hard case, $1,000 (included)`. */
function bagLines({ lines, ...traveler }: Traveler, { product_lines }: BrandFacts): string[] {
  const ownWay = travelerWay(traveler);
  return lines.flatMap(({ line, rows }) => {
    const productLine = product_lines.find(({ key }) => key === line);
    return rows.map(({ size, packaging, insuranceCents, way = ownWay, contents }, index) => {
      const facts = [
        productLine?.products.find(({ id }) => id === size)?.name,
        productLine?.packagings.find(({ id }) => id === packaging)?.label,
        productLine?.insurances.find(({ cents }) => cents === insuranceCents)?.label,
        wayTexts[way],
        contents,
      ];
      return `${productLine?.name ?? line} ${index + 1}: ${joined(facts)}`;
    });
  });
}

/** Each traveler by the name on their labels, with their bags. */
export const travelerRows = (travelers: readonly Traveler[], brand: BrandFacts): CheckRow[] =>
  travelers.map((traveler, index) => {
    const [name, label] = [wholeName(traveler), labelName(traveler)];
    return {
      title: name,
      lines: [...(label === name ? [] : [words.onLabel({ name: label })]), ...bagLines(traveler, brand)],
      edits:
        index === 0 ? editNames.first : editNames.another({ word: brand.traveler_word, number: index + 1 }),
      fieldId: `traveler-${index + 1}-firstName`,
    };
  });

function dayLine(leg: ItineraryLeg): string {
  const day = leg.pickupDate ? spokenDate(leg.pickupDate) : '';
  const ways = [leg, ...(leg.golfers ?? [])];
  const how = [...new Set(ways.map(({ pickupTitle }) => pickupTitle))].join('; ');
  const handed = ways.every(({ pickupFeeId }) => pickupFeeId === dropOffFeeId)
    ? words.droppedOff({ day })
    : words.picked({ day, how });
  return joined([handed, leg.service && words.arrives({ day: spokenDate(leg.service.arrival_date) })], '; ');
}

function legRows(name: LegName, leg: ItineraryLeg, late?: string | null): CheckRow[] {
  const { service } = leg;
  const serviceLine = service
    ? joined([
        serviceTitle(service.carrier, service.service_name, service.transit_days),
        formatCents(service.price_cents),
      ])
    : '';
  return [
    {
      title: words.days[name],
      lines: [dayLine(leg)],
      ...(late ? { warning: late } : {}),
      edits: words.days[name],
      fieldId: `${name}-date`,
    },
    {
      title: words.service[name],
      lines: [serviceLine],
      edits: words.service[name],
      fieldId: `${name}-service`,
    },
  ];
}

/** The rows of a leg, under its route where there are two legs. */
export interface CheckedLeg {
  readonly leg: LegName;
  readonly route: string | null;
  readonly rows: readonly CheckRow[];
}

/** `late`: that the outbound bags arrive after their traveler. */
export function checkedLegs(
  points: ShipPoints,
  { outbound, return: back }: Itinerary,
  late: string | null = null,
): CheckedLeg[] {
  const [from, to] = [townName(points.origin), townName(points.destination)];
  const out: CheckedLeg = {
    leg: 'outbound',
    route: back ? words.route({ leg: 'outbound', from, to }) : null,
    rows: legRows('outbound', outbound, late),
  };
  if (!back) return [out];
  const route = words.route({ leg: 'return', from: to, to: from });
  return [out, { leg: 'return', route, rows: legRows('return', back) }];
}
