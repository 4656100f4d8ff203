import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { findBrandById, readBrand } from '../../catalog/public/store.ts';
import type { FacilityRow } from '../../clubs/public/store.ts';
import { itemsOf } from '../group-items.ts';
import { dayAt } from '../require-event.ts';
import { estimateFor } from './estimate.ts';
import type { GroupMail } from './mails.ts';

/**
 * CO-103: the approximate price in cents that a family pays for its children; undefined when the club pays,
 * or it is unknown.
 */
export async function aboutPriceOf(
  { db, clock }: { db: Queries; clock: Clock },
  mail: Pick<GroupMail, 'brandId' | 'direction' | 'firstDay' | 'lastDay' | 'paidBy'> & {
    contents: string;
    children: readonly { size: string; bags: number }[];
  },
  club: FacilityRow,
): Promise<number | undefined> {
  const [firstChild] = mail.children;
  if (mail.paidBy === 'club' || !firstChild) return undefined;
  const slug = (await findBrandById(db, mail.brandId))?.slug ?? '';
  const brand = await readBrand(db, slug);
  if (!brand) return undefined;
  return estimateFor({ db, clock }, mail.children, {
    event: {
      direction: mail.direction,
      first_day: mail.firstDay,
      last_day: mail.lastDay,
      contents: mail.contents,
    },
    club,
    brand: slug,
    today: dayAt(clock, club),
    items: itemsOf(brand, club),
    size: firstChild.size,
  });
}
