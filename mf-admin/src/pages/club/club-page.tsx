import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readClub } from '@sendahead/shared-contracts/console/club-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useBrandName } from '../../console/brand-name.tsx';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { QueryView } from '../../console/query-view.tsx';
import { WithSectionLinks } from '../../console/section-links.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useSaved } from '../../console/use-saved.ts';
import { clubOrdersTexts as ordersTexts } from '../../copy/club-orders.ts';
import { clubsTexts as texts } from '../../copy/clubs.ts';
import { ClubAccount } from './account.tsx';
import { ArchivePanel } from './archive/archive-panel.tsx';
import { type ClosedNow, Closing } from './closing.tsx';
import { ClubForm } from './club-form.tsx';
import { ContractPrices } from './contract-prices/contract-prices.tsx';
import { Offered } from './offered.tsx';
import { Questions } from './questions/questions.tsx';
import { ClubStaff } from './staff.tsx';

/** RO-03, RO-05 to RO-10: one club: its place, hours, fees, notes, account, and questions. */
export function ClubPage({ params: { clubId = '' } }: { params: PageParams }) {
  const api = useApi();
  const { may, reaches } = useConsole();
  const brandName = useBrandName();
  const query = useQuery(queryOf(api, readClub, { params: { clubId } }));
  const [isSaved, noteSaved] = useSaved();
  const [closed, setClosed] = useState<ClosedNow | null>(null);
  const club = query.data;
  return (
    <>
      <Link href="/clubs">{texts.allClubs}</Link>
      <PageHead
        title={club?.fields.name ?? texts.club}
        detail={
          club
            ? texts.factsOf({
                id: club.id,
                kind: club.kind,
                brands: club.brands.map(brandName),
                zone: club.time_zone,
              })
            : null
        }
      >
        {reaches('follow_club_orders') ? (
          <Link className="ui-button ui-button--secondary" href={`/clubs/${clubId}/orders`}>
            {ordersTexts.orders}
          </Link>
        ) : null}
      </PageHead>
      <p role="status" className="console-saved">
        {isSaved ? texts.saved : null}
      </p>
      <QueryView query={query} label={texts.loading}>
        {(read) => (
          <WithSectionLinks>
            <div className="console-columns">
              <div className="console__page">
                <Closing clubId={read.id} days={closed} isSaved />
                <ClubForm
                  key={JSON.stringify(read.fields)}
                  club={read}
                  onSaved={(days) => {
                    noteSaved();
                    // Kept when another field is saved: the orders still need someone.
                    if (days) setClosed(days);
                  }}
                />
                {read.changeable.includes('name') ? <Offered key={read.brands.join()} club={read} /> : null}
                <ContractPrices clubId={read.id} />
                {may('run_accounts') ? <ClubStaff clubId={read.id} /> : null}
                {read.fields.billing ? <ClubAccount clubId={read.id} /> : null}
                {read.changeable.includes('name') ? <Questions clubId={read.id} /> : null}
                {read.changeable.includes('name') ? (
                  <ArchivePanel club={{ id: read.id, name: read.fields.name }} />
                ) : null}
              </div>
              <History
                kind="club"
                subject={String(read.id)}
                stale={[readClub]}
                onUndone={() => {
                  noteSaved();
                  setClosed(null);
                }}
                names={Object.fromEntries([
                  ...read.fees.map(({ id, title }) => [String(id), `${title} fee`]),
                  ...brandSlugs.map((slug) => [slug, brandName(slug)]),
                ])}
              />
            </div>
          </WithSectionLinks>
        )}
      </QueryView>
    </>
  );
}
