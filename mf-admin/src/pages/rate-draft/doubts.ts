import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { compareRateDraft } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import type { SheetFigures } from '../../console/rate-figures.tsx';
import { rateTexts as texts } from '../../copy/rates.ts';

/** A price that changes by more than this share is asked about before it is published. */
const steepShare = 0.2;

/** What may be a slip in a draft: a zone that costs nothing, and the trip whose price changes the most. */
export function doubtsAbout({
  figures,
  base,
  most,
}: {
  figures: SheetFigures;
  base: SheetFigures;
  most: CallOutput<typeof compareRateDraft>['most'];
}): readonly string[] {
  const free = (['zones', 'specialZones'] as const).flatMap((name) =>
    figures[name].filter(({ baseCents }, at) => baseCents === 0 && base[name][at]?.baseCents !== 0),
  );
  const steep = most.filter(
    ({ live_cents, draft_cents }) => Math.abs(draft_cents - live_cents) > steepShare * live_cents,
  );
  return [
    ...free.map(({ zone }) => texts.freeZone(zone)),
    ...steep
      .slice(0, 1)
      .map(({ trip, live_cents, draft_cents }) =>
        texts.steepTrip({ trip, before: live_cents, by: draft_cents }),
      ),
  ];
}
