import { dropRateDraft, readRateDraft } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { Button } from '@sendahead/shared-ui/button';
import { useLocation } from 'wouter';
import { AskedPart } from '../../console/asked-part.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { useAsked } from '../../console/use-asked.ts';
import { usePress } from '../../console/use-press.ts';
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
        title={draft ? `Draft: ${draft.name}` : 'Draft'}
        detail={draft ? `Begun from ${draft.based_on} by ${draft.made_by}` : undefined}
      >
        <Button busy={busy} busyLabel="Throwing away…" onClick={drop}>
          Throw away
        </Button>
      </PageHead>
      {error ? <p role="alert">The draft could not be thrown away. Try again.</p> : null}
      <AskedPart asked={asked} label="Loading the draft">
        {(read) => <DraftForm key={read.draft.id} read={read} onPublished={() => navigate('/rates')} />}
      </AskedPart>
    </>
  );
}
