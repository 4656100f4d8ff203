import { isDeepStrictEqual } from 'node:util';
import type {
  MeasureCondition,
  RateFigures,
  SurchargeConditions,
} from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { refuse } from '../../../platform/http/refusal.ts';
import type { RateSheet, ZoneRate } from '../../tariff/public/rate-sheet.ts';
import { conditionsOf, type SurchargeTrigger, withConditions } from '../../tariff/public/surcharge.ts';

/** What of a sheet is changed: its figures, and when surcharges on measures are due. Drafts from before have figures alone. */
export type SheetFigures = RateFigures & { conditions?: SurchargeConditions | undefined };

const ofZone = ({ zone, baseCents, perPoundCents, groundDays }: ZoneRate) => ({
  zone,
  baseCents,
  perPoundCents,
  groundDays,
});

/** The figures of a sheet that can be changed. */
export const figuresOf = (sheet: RateSheet): RateFigures => ({
  zones: sheet.zones.map(ofZone),
  specialZones: sheet.specialZones.map(ofZone),
  services: sheet.services.map(({ systemName, multiplierPercent }) => ({ systemName, multiplierPercent })),
  surcharges: sheet.surcharges.map(({ code, label, amountCents }) => ({ code, label, amountCents })),
  crossBorderCents: sheet.crossBorderCents,
  dimensionalDivisor: sheet.dimensionalDivisor,
  roundTripDiscountPercent: sheet.roundTripDiscountPercent,
  wholesaleDiscountPercent: sheet.wholesaleDiscountPercent,
  costPercent: sheet.costPercent,
  quoteMinutes: sheet.quoteMinutes,
});

/** When the surcharges of a sheet on measures are due. */
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
 * A sheet with other figures. Throws Refusal `invalid` where they are not those of the same zones, services and surcharges in
 * the same order: what a sheet is made of is not changed by its figures.
 */
export function withFigures(sheet: RateSheet, { conditions, ...figures }: SheetFigures): RateSheet {
  const own = figuresOf(sheet);
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
  const zones = <Zone extends ZoneRate>(rows: readonly Zone[], given: RateFigures['zones']): Zone[] =>
    rows.map((row, at) => ({
      ...row,
      baseCents: cents(given[at]?.baseCents ?? row.baseCents),
      perPoundCents: cents(given[at]?.perPoundCents ?? row.perPoundCents),
      groundDays: given[at]?.groundDays ?? row.groundDays,
    }));
  const { zones: _, specialZones, services, surcharges, crossBorderCents, ...rest } = figures;
  return {
    ...sheet,
    ...rest,
    crossBorderCents: cents(crossBorderCents),
    zones: zones(sheet.zones, figures.zones),
    specialZones: zones(sheet.specialZones, specialZones),
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
