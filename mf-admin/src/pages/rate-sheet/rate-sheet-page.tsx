import { readRateSheet } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { AskedPart } from '../../console/asked-part.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { RateFiguresTables } from '../../console/rate-figures.tsx';
import { useAsked } from '../../console/use-asked.ts';
import { rateTexts as texts } from '../../copy/rates.ts';

/** A published rate sheet, to be read: what was sold by it is never edited. */
export function RateSheetPage({ params: { version = '' } }: { params: PageParams }) {
  const asked = useAsked(readRateSheet, { params: { version } });
  return (
    <>
      <PageHead title={texts.sheetOf(version)} detail={texts.sheetDetail} />
      <AskedPart asked={asked} label={texts.loadingSheet}>
        {({ figures: alone, conditions }) => {
          const figures = { ...alone, conditions };
          return (
            <div className="console__page">
              <RateFiguresTables figures={figures} base={figures} />
            </div>
          );
        }}
      </AskedPart>
    </>
  );
}
