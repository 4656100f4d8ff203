import type { TrailEntry } from '@sendahead/shared-contracts/admin/audit-calls';
import type { RoleAct } from '@sendahead/shared-contracts/call/role-acts';
import { Link } from 'wouter';
import { cartPath } from '../../console/cart-path.ts';
import { useConsole } from '../../console/use-console.ts';
import { aboutWords, isOfPart } from '../../copy/trail.ts';

/** The page of a record, and the permission that its reader needs. */
type Place = readonly [path: string, act: RoleAct];

/** The record that an act was about, linked to its page for those who may open it. */
export function AboutLink({ entry }: { entry: TrailEntry }) {
  const { may } = useConsole();
  const place = placeOf(entry);
  const name = aboutWords(entry);
  return place && may(place[1]) ? <Link href={place[0]}>{name}</Link> : name;
}

function placeOf({ act, about, change }: TrailEntry): Place | null {
  if (!about || about.id === '') return null;
  const id = encodeURIComponent(about.id);
  switch (about.kind) {
    case 'order':
      return [`/orders/${id}`, 'read_every_order'];
    case 'user':
      return about.name === '' ? null : [`/users/${id}`, 'help_people'];
    case 'club':
      return [change?.kind === 'club_account' ? `/clubs/${id}/statement` : `/clubs/${id}`, 'set_club_fees'];
    case 'group_event':
      return [`/groups/${id}`, 'run_group_events'];
    case 'claim':
      return [`/claims/${id}`, 'answer_claims'];
    case 'incident':
      return [`/incidents/${id}`, 'run_incidents'];
    case 'cart':
      return [cartPath(about.id), 'read_every_cart'];
    default:
      return isOfPart(act) ? ['/releases', 'read_releases'] : settingOf(about.id, change?.kind);
  }
}

function settingOf(id: string, kind: string | undefined): Place {
  switch (kind) {
    case 'brand':
      return [`/brands/${id}`, 'run_brands'];
    case 'brand_text':
      return [`/brands/${id.replace('/', '/texts/')}`, 'run_brands'];
    case 'microsite':
      return [`/microsites/${id}`, 'run_brands'];
    case 'coupon':
      return ['/coupons', 'run_credits'];
    case 'gift_card':
      return [`/gift-cards/${id}`, 'run_credits'];
    case 'carrier_day':
    case 'cut_off':
      return ['/carrier-days', 'run_brands'];
    case 'flag':
      return ['/flags', 'run_flags'];
    default:
      return ['/rates', 'set_rates'];
  }
}
