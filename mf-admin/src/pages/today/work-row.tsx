import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { invalidate, mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type TooLateItem,
  takeWork,
  type WorkItem,
  workList,
} from '@sendahead/shared-contracts/console/work-calls';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { Button } from '@sendahead/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useBrandName } from '../../console/brand-name.tsx';
import { cartPath } from '../../console/cart-path.ts';
import { showDay } from '../../console/show-day.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { alertSentence, lateReason, workTexts as texts, tooLateSentence } from '../../copy/work.ts';

/** One item of the work list: what, where, since when, and its owner. */
export function WorkRow({ item, onFinish }: { item: WorkItem | TooLateItem; onFinish: () => void }) {
  const client = useQueryClient();
  const { userId, reaches } = useConsole();
  const api = useApi();
  const brandName = useBrandName();
  const { isPending, error, mutate } = useMutation(mutationOf(api, takeWork));
  const { kind, subject, owner } = item;
  const isMine = owner !== null && owner.id === userId;
  const take = (mine: boolean): void => {
    if (isPending) return;
    const body = { kind, subject, mine, from: owner?.id ?? null };
    // Also after a refusal: the item may have another owner by now.
    mutate({ body }, { onSettled: () => invalidate(client, workList) });
  };
  const name = item.display_id ?? (kind === 'alert' ? item.way : subject);
  const place = item.order_id
    ? reaches('read_every_order') && `/orders/${item.order_id}`
    : item.cart_id
      ? reaches('read_every_cart') && cartPath(item.cart_id)
      : 'what' in item && item.what === 'contacts_invented' && reaches('run_brands') && `/brands/${item.way}`;
  return (
    <li className="console-work__item">
      <div className="console-work__what">
        <p>
          {place ? <Link href={place}>{name}</Link> : <strong>{name}</strong>} <span>{sentenceOf(item)}</span>
        </p>
        <p className="console-work__detail">
          {[
            item.brand && brandName(item.brand),
            kind === 'alert' ? null : item.way,
            item.carrier && carrierName(item.carrier),
            kind === 'alert' && item.what === 'bag_missing'
              ? texts.due(showDay(item.day))
              : showDay(item.day),
            kind === 'late' ? lateReason(item.reason) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {error ? (
          <p role="alert">
            {isApiError(error) && error.code === 'work_of_another' ? texts.ofAnother : texts.notDone}
          </p>
        ) : null}
      </div>
      <p className="console-work__owner">{owner ? (isMine ? texts.yours : owner.name) : texts.unassigned}</p>
      <div className="console-work__acts">
        <Button
          variant="quiet"
          busy={isPending}
          aria-label={isMine ? texts.returnToListOf(name) : texts.takeOf(name)}
          onClick={() => take(!isMine)}
        >
          {isMine ? texts.returnToList : owner ? texts.takeFromThem : texts.take}
        </Button>
        <Button aria-label={texts.doneOf(name)} onClick={onFinish}>
          {actTexts.done}
        </Button>
      </div>
    </li>
  );
}

function sentenceOf(item: WorkItem | TooLateItem): string {
  if (item.kind === 'too_late') return tooLateSentence(item);
  return item.kind === 'alert' ? alertSentence(item) : texts.bagsOf(item);
}
