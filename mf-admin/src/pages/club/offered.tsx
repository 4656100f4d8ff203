import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { readClub } from '@sendahead/shared-contracts/console/club-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { offerClub } from '@sendahead/shared-contracts/console/new-club-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BrandChecks } from '../../console/brand-checks.tsx';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { saveFailureOf } from '../../copy/field-problems.ts';
import { newClubTexts as texts } from '../../copy/new-club.ts';
import type { ReadClub } from './club-draft.ts';

/** The brands whose bookings offer the club; a club without a brand is out of use. */
export function Offered({ club: { id, brands } }: { club: Pick<ReadClub, 'id' | 'brands'> }) {
  const [chosen, setChosen] = useState<readonly string[]>(brands);
  const { isPending, isSuccess, error, mutate } = useMutation(
    mutationOf(useApi(), offerClub, readClub, changeHistory),
  );
  const failure = saveFailureOf(error);
  const isChanged = chosen.toSorted().join() !== brands.toSorted().join();
  const save = (): void =>
    mutate({ params: { clubId: String(id) }, body: { brands: [...chosen], expected: brands } });
  return (
    <Panel title={texts.offered}>
      {failure ? (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      ) : null}
      <BrandChecks legend={texts.brands} chosen={chosen} onChange={setChosen} />
      {chosen.length === 0 ? <p>{texts.offeredNowhere}</p> : null}
      <p role="status">{isSuccess && !isChanged ? texts.offeredSaved : null}</p>
      <div>
        <Button disabled={!isChanged} busy={isPending} busyLabel={texts.offering} onClick={save}>
          {texts.offer}
        </Button>
      </div>
    </Panel>
  );
}
