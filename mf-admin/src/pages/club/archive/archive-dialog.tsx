import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  archiveClub,
  bringBackClub,
  type ClubLinks,
  readClubStanding,
} from '@sendahead/shared-contracts/console/club-archive-calls';
import { listClubs, readClub } from '@sendahead/shared-contracts/console/club-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { Button, formatMoney } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ReasonDialog } from '../../../console/reason-dialog.tsx';
import { useApi } from '../../../console/use-console.ts';
import { actTexts } from '../../../copy/acts.ts';
import { archiveFailure, linkWords, archiveTexts as texts } from '../../../copy/club-archive.ts';

type Standing = CallOutput<typeof readClubStanding>;

const stale = [readClubStanding, readClub, listClubs, changeHistory] as const;

/** CO-137: says what an archive concerns; refused with links while something is open. */
export function ArchiveDialog({
  clubId,
  standing: { archived, links },
  onClose,
  onDone,
}: {
  clubId: number;
  standing: Standing;
  onClose: () => void;
  onDone: (notice: string) => void;
}) {
  const api = useApi();
  const archiving = useMutation(mutationOf(api, archiveClub, ...stale));
  const returning = useMutation(mutationOf(api, bringBackClub, ...stale));
  const params = { clubId: String(clubId) };
  if (archived)
    return (
      <ReasonDialog
        title={texts.bringBack}
        act={texts.bringBack}
        busy={returning.isPending}
        failure={archiveFailure(returning.error)}
        onClose={onClose}
        onAct={(reason) =>
          returning.mutate({ params, body: { reason } }, { onSuccess: () => onDone(texts.doneBack) })
        }
      >
        <p>{texts.comesBack}</p>
      </ReasonDialog>
    );
  if (links.orders_to_come > 0 || (links.balance_cents ?? 0) !== 0)
    return <Hindered clubId={clubId} links={links} onClose={onClose} />;
  return (
    <ReasonDialog
      title={texts.archive}
      act={texts.archive}
      busy={archiving.isPending}
      failure={archiveFailure(archiving.error)}
      danger
      onClose={onClose}
      onAct={(reason) =>
        archiving.mutate({ params, body: { reason } }, { onSuccess: () => onDone(texts.doneArchived) })
      }
    >
      <p>{texts.concerns}</p>
      <Concerned links={links} />
      <p>{texts.cartsLose}</p>
      <p>{texts.pageGone}</p>
    </ReasonDialog>
  );
}

function Concerned({ links }: { links: ClubLinks }) {
  return (
    <ul>
      <li>{linkWords.orders(links.orders)}</li>
      <li>{linkWords.carts(links.carts)}</li>
      <li>{linkWords.members(links.members)}</li>
      <li>{linkWords.staff(links.staff)}</li>
      <li>{linkWords.addresses(links.addresses)}</li>
      <li>
        {links.balance_cents === null ? texts.noAccount : texts.balance(formatMoney(links.balance_cents))}
      </li>
    </ul>
  );
}

function Hindered({ clubId, links, onClose }: { clubId: number; links: ClubLinks; onClose: () => void }) {
  return (
    <Modal
      open
      title={texts.archive}
      onClose={onClose}
      actions={<Button onClick={onClose}>{actTexts.close}</Button>}
    >
      {links.orders_to_come > 0 ? (
        <p>
          {texts.hinderedByOrders} <Link href={`/clubs/${clubId}/orders`}>{texts.seeOrders}</Link>
        </p>
      ) : null}
      {(links.balance_cents ?? 0) === 0 ? null : (
        <p>
          {texts.hinderedByBalance} <Link href={`/clubs/${clubId}/statement`}>{texts.seeStatement}</Link>
        </p>
      )}
      <ul>
        <li>{linkWords.orders_to_come(links.orders_to_come)}</li>
        <li>{texts.balance(formatMoney(links.balance_cents ?? 0))}</li>
        <li>{linkWords.carts(links.carts)}</li>
        <li>{linkWords.members(links.members)}</li>
      </ul>
    </Modal>
  );
}
