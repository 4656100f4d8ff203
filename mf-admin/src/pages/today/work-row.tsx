import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { takeWork, type WorkItem } from '@sendahead/shared-contracts/console/work-calls';
import { Button } from '@sendahead/shared-ui';
import { Link } from 'wouter';
import { showDay } from '../../console/show-day.ts';
import { useConsole } from '../../console/use-console.ts';
import { usePress } from '../../console/use-press.ts';
import { actTexts } from '../../copy/acts.ts';
import { alertSentence, lateReason, workTexts as texts } from '../../copy/work.ts';

/** One item of the work list: what, where, since when, and whose it is. */
export function WorkRow({
  item,
  onChanged,
  onFinish,
}: {
  item: WorkItem;
  onChanged: () => void;
  onFinish: () => void;
}) {
  const { userId, reaches } = useConsole();
  const { busy, error, send } = usePress(takeWork);
  const { kind, subject, owner } = item;
  const isMine = owner !== null && owner.id === userId;
  const take = async (mine: boolean): Promise<void> => {
    if (busy) return;
    await send({ body: { kind, subject, mine, from: owner?.id ?? null } });
    onChanged();
  };
  const name = item.display_id ?? (kind === 'alert' ? item.way : subject);
  return (
    <li className="console-work__item">
      <div className="console-work__what">
        <p>
          {item.order_id && reaches('read_every_order') ? (
            <Link href={`/orders/${item.order_id}`}>{name}</Link>
          ) : (
            <strong>{name}</strong>
          )}{' '}
          <span>{kind === 'alert' ? alertSentence(item) : texts.bagsOf(item)}</span>
        </p>
        <p className="console-work__detail">
          {[
            item.brand,
            kind === 'alert' ? null : item.way,
            item.carrier,
            showDay(item.day),
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
      <p className="console-work__owner">{owner ? (isMine ? texts.yours : owner.name) : texts.nobodys}</p>
      <div className="console-work__acts">
        <Button
          variant="quiet"
          busy={busy}
          aria-label={isMine ? texts.giveBackOf(name) : texts.takeOf(name)}
          onClick={() => take(!isMine)}
        >
          {isMine ? texts.giveBack : owner ? texts.takeFromThem : texts.take}
        </Button>
        <Button aria-label={texts.doneOf(name)} onClick={onFinish}>
          {actTexts.done}
        </Button>
      </div>
    </li>
  );
}
