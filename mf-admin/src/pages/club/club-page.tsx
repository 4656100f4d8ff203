import { readClub } from '@sendahead/shared-contracts/console/club-calls';
import { useState } from 'react';
import { AskedPart } from '../../console/asked-part.tsx';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { useAsked } from '../../console/use-asked.ts';
import { clubsTexts as texts } from '../../copy/clubs.ts';
import { ClubAccount } from './account.tsx';
import { ClubForm } from './club-form.tsx';
import { Questions } from './questions/questions.tsx';

/** RO-03, RO-05 to RO-10: one club: place, hours, fees, notes, account, and what it asks. */
export function ClubPage({ params: { clubId = '' } }: { params: PageParams }) {
  const asked = useAsked(readClub, { params: { clubId } });
  const [saves, setSaves] = useState(0);
  const changed = (): void => {
    setSaves((before) => before + 1);
    asked.again();
  };
  const club = asked.value;
  return (
    <>
      <PageHead
        title={club?.fields.name ?? texts.club}
        detail={
          club
            ? texts.factsOf({ id: club.id, kind: club.kind, brands: club.brands, zone: club.time_zone })
            : null
        }
      />
      <p role="status" className="console-saved">
        {saves > 0 ? texts.saved : null}
      </p>
      <AskedPart asked={asked} label={texts.loading}>
        {(read) => (
          <div className="console-beside">
            <div className="console__page">
              <ClubForm key={JSON.stringify(read.fields)} club={read} onSaved={changed} />
              {read.fields.billing ? <ClubAccount clubId={read.id} /> : null}
              {read.changeable.includes('name') ? <Questions clubId={read.id} /> : null}
            </div>
            <History key={saves} kind="club" subject={String(read.id)} onUndone={changed} />
          </div>
        )}
      </AskedPart>
    </>
  );
}
