import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  dropRateDraft,
  type RateDraft,
  readRateDraft,
} from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { rateTexts as texts } from '../../copy/rates.ts';
import { DraftForm } from './draft-form.tsx';

const originOf = ({ is_first, based_on, made_by }: RateDraft): string =>
  is_first ? texts.firstBy(made_by) : texts.basedOn({ sheet: based_on, name: made_by });

/** A draft of a rate sheet: its figures, their effect on sample trips, and the form that publishes it. */
export function RateDraftPage({ params: { draftId = '' } }: { params: PageParams }) {
  const api = useApi();
  const query = useQuery(queryOf(api, readRateDraft, { params: { draftId } }));
  const [, navigate] = useLocation();
  const { isPending, error, mutate } = useMutation(mutationOf(api, dropRateDraft));
  const drop = (): void => {
    if (!isPending) mutate({ params: { draftId } }, { onSuccess: () => navigate('/rates') });
  };
  const draft = query.data?.draft;
  return (
    <>
      <PageHead
        title={draft ? texts.draftOf(draft.name) : texts.draft}
        detail={draft ? originOf(draft) : undefined}
      >
        <Button busy={isPending} busyLabel={texts.discarding} onClick={drop}>
          {texts.discard}
        </Button>
      </PageHead>
      {error ? <p role="alert">{texts.notDiscarded}</p> : null}
      <QueryView query={query} label={texts.loadingDraft}>
        {(read) => <DraftForm key={read.draft.id} read={read} onPublished={() => navigate('/rates')} />}
      </QueryView>
    </>
  );
}
