import { dropRateDraft, readRateDraft } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { Button } from '@sendahead/shared-ui';
import { useLocation } from 'wouter';
import { AskedPart } from '../../console/asked-part.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { useAsked } from '../../console/use-asked.ts';
import { usePress } from '../../console/use-press.ts';
import { rateTexts as texts } from '../../copy/rates.ts';
import { DraftForm } from './draft-form.tsx';

/** A rate sheet in the making: its figures, what they come to over sample trips, and the way to publish it. */
export function RateDraftPage({ params: { draftId = '' } }: { params: PageParams }) {
  const asked = useAsked(readRateDraft, { params: { draftId } });
  const [, navigate] = useLocation();
  const { busy, error, send } = usePress(dropRateDraft);
  const drop = async (): Promise<void> => {
    if (!busy && (await send({ params: { draftId } }))) navigate('/rates');
  };
  const draft = asked.value?.draft;
  return (
    <>
      <PageHead
        title={draft ? texts.draftOf(draft.name) : texts.draft}
        detail={draft ? texts.begunFrom({ sheet: draft.based_on, name: draft.made_by }) : undefined}
      >
        <Button busy={busy} busyLabel={texts.throwingAway} onClick={drop}>
          {texts.throwAway}
        </Button>
      </PageHead>
      {error ? <p role="alert">{texts.notThrownAway}</p> : null}
      <AskedPart asked={asked} label={texts.loadingDraft}>
        {(read) => <DraftForm key={read.draft.id} read={read} onPublished={() => navigate('/rates')} />}
      </AskedPart>
    </>
  );
}
