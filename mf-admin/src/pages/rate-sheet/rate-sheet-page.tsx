import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readRateSheet } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { QueryView } from '../../console/query-view.tsx';
import { RateFiguresTables } from '../../console/rate-figures.tsx';
import { useApi } from '../../console/use-console.ts';
import { rateTexts as texts } from '../../copy/rates.ts';

/** A published rate sheet, read-only: orders were sold by it, so it is never edited. */
export function RateSheetPage({ params: { version = '' } }: { params: PageParams }) {
  const api = useApi();
  const sheet = useQuery(queryOf(api, readRateSheet, { params: { version } }));
  return (
    <>
      <PageHead title={texts.sheetOf(version)} detail={texts.sheetDetail} />
      <QueryView query={sheet} label={texts.loadingSheet}>
        {({ figures: alone, conditions }) => {
          const figures = { ...alone, conditions };
          return (
            <div className="console__page">
              <RateFiguresTables figures={figures} base={figures} />
            </div>
          );
        }}
      </QueryView>
    </>
  );
}
