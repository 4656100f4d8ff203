import { isDeepStrictEqual } from 'node:util';
import type {
  MeasureCondition,
  RateFigures,
  SurchargeConditions,
} from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { refuse } from '../../../platform/http/refusal.ts';
import type { International, RateSheet, ZoneRate } from '../../tariff/public/rate-sheet.ts';
import { conditionsOf, type SurchargeTrigger, withConditions } from '../../tariff/public/surcharge.ts';

/**
 * The editable parts of a sheet: its figures, and when surcharges on measurements apply. Old drafts have
 * figures only.
 */
export type SheetFigures = RateFigures & { conditions?: SurchargeConditions | undefined };

const ofZone = ({ zone, baseCents, perPoundCents, groundDays }: ZoneRate) => ({
  zone,
  baseCents,
  perPoundCents,
  groundDays,
});

/** Zones overseas and within foreign countries, after the special ones. */
const zonesAbroad = ({ international }: RateSheet): ZoneRate[] =>
  international ? [...international.zones, international.withinCountry] : [];

/** Customs clearance is charged on each international bag, like a surcharge. */
const clearance = 'clearance';
const clearanceOf = ({ international }: RateSheet): RateFigures['surcharges'] =>
  international
    ? [{ code: clearance, label: 'Customs clearance', amountCents: international.clearanceCents }]
    : [];

/** Old drafts have no international figures: those of the sheet apply. */
const padded = <Row>(given: Row[], own: Row[], before: number): Row[] =>
  given.length === before ? [...given, ...own.slice(before)] : given;

/** The editable figures of a sheet. */
export const figuresOf = (sheet: RateSheet): RateFigures => ({
  zones: sheet.zones.map(ofZone),
  specialZones: [...sheet.specialZones, ...zonesAbroad(sheet)].map(ofZone),
  services: sheet.services.map(({ systemName, multiplierPercent }) => ({ systemName, multiplierPercent })),
  surcharges: [
    ...sheet.surcharges.map(({ code, label, amountCents }) => ({ code, label, amountCents })),
    ...clearanceOf(sheet),
  ],
  crossBorderCents: sheet.crossBorderCents,
  dimensionalDivisor: sheet.dimensionalDivisor,
  roundTripDiscountPercent: sheet.roundTripDiscountPercent,
  wholesaleDiscountPercent: sheet.wholesaleDiscountPercent,
  costPercent: sheet.costPercent,
  quoteMinutes: sheet.quoteMinutes,
});

/** When a sheet's surcharges on measurements apply. */
export const surchargeConditions = ({ surcharges }: RateSheet): SurchargeConditions =>
  Object.fromEntries(
    surcharges
      .map(({ code, when }) => [code, conditionsOf(when)] as const)
      .filter(([, conditions]) => conditions.length > 0),
  );

/** A trigger as written in the sheet, unless its conditions changed. */
const changedTrigger = (when: SurchargeTrigger, given: MeasureCondition[] | undefined): SurchargeTrigger =>
  given === undefined || isDeepStrictEqual(given, conditionsOf(when)) ? when : withConditions(when, given);

/**
 * A sheet with other figures. Throws Refusal `invalid` unless they have the same zones, services and
 * surcharges in the same order: figures do not change a sheet's structure.
 */
export function withFigures(sheet: RateSheet, { conditions, ...given }: SheetFigures): RateSheet {
  const own = figuresOf(sheet);
  const figures = {
    ...given,
    specialZones: padded(given.specialZones, own.specialZones, sheet.specialZones.length),
    surcharges: padded(given.surcharges, own.surcharges, sheet.surcharges.length),
  };
  const same = (path: 'zones' | 'specialZones' | 'services' | 'surcharges', key: string): void => {
    const named = (rows: readonly object[]) => JSON.stringify(rows.map((row) => Reflect.get(row, key)));
    if (named(own[path]) !== named(figures[path]))
      throw refuse('invalid', [{ path: `figures.${path}`, code: 'unknown' }]);
  };
  same('zones', 'zone');
  same('specialZones', 'zone');
  same('services', 'systemName');
  same('surcharges', 'code');
  const codes = (of: SurchargeConditions) => JSON.stringify(Object.keys(of).sort());
  if (conditions && codes(conditions) !== codes(surchargeConditions(sheet)))
    throw refuse('invalid', [{ path: 'conditions', code: 'unknown' }]);
  return { ...sheet, ...changedRows(sheet, figures, conditions), ...ratesOf(figures) };
}

/** All figures of a sheet as single values. */
function ratesOf({ zones: _, specialZones: _s, services: _v, surcharges: _c, ...rest }: RateFigures) {
  return { ...rest, crossBorderCents: cents(rest.crossBorderCents) };
}

/** Zones with the figures at the same positions of a list. */
const rezoned = <Zone extends ZoneRate>(rows: readonly Zone[], given: RateFigures['zones']): Zone[] =>
  rows.map((row, at) => ({
    ...row,
    baseCents: cents(given[at]?.baseCents ?? row.baseCents),
    perPoundCents: cents(given[at]?.perPoundCents ?? row.perPoundCents),
    groundDays: given[at]?.groundDays ?? row.groundDays,
  }));

function changedRows(
  sheet: RateSheet,
  { zones, specialZones, services, surcharges }: RateFigures,
  conditions: SurchargeConditions | undefined,
) {
  return {
    zones: rezoned(sheet.zones, zones),
    specialZones: rezoned(sheet.specialZones, specialZones),
    ...(sheet.international
      ? {
          international: changedAbroad(sheet.international, {
            zones: specialZones.slice(sheet.specialZones.length),
            clearanceCents: surcharges.find(({ code }) => code === clearance)?.amountCents,
          }),
        }
      : {}),
    services: sheet.services.map((row, at) => ({
      ...row,
      multiplierPercent: services[at]?.multiplierPercent ?? row.multiplierPercent,
    })),
    surcharges: sheet.surcharges.map((row, at) => ({
      ...row,
      amountCents: cents(surcharges[at]?.amountCents ?? row.amountCents),
      when: changedTrigger(row.when, conditions?.[row.code]),
    })),
  };
}

function changedAbroad(
  international: International,
  { zones, clearanceCents }: { zones: RateFigures['zones']; clearanceCents: number | undefined },
): International {
  const [withinCountry = international.withinCountry] = rezoned(
    [international.withinCountry],
    zones.slice(international.zones.length),
  );
  return {
    ...international,
    zones: rezoned(international.zones, zones),
    withinCountry,
    clearanceCents: cents(clearanceCents ?? international.clearanceCents),
  };
}
