import type { Person } from '@sendahead/shared-contracts/admin/people-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { bookForTexts as texts } from '../../copy/book-for.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import './on-behalf-banner.css';

/**
 * TK-15, RT-23, OPEN-66: the user whom the page books for, with a link to that user's page and a button that
 * ends the booking on behalf.
 */
export function OnBehalfBanner({ person }: { person: Person }) {
  const { store } = useAdmin();
  const choice = useSelector((state) => state.choice);
  return (
    <div className="admin-on-behalf">
      <p className="admin-on-behalf__who" role="status">
        {texts.bookingFor} <strong>{person.name}</strong> <span>{person.email}</span>
      </p>
      <a href={`/admin/users/${encodeURIComponent(person.user_id)}`}>{texts.pageOf(person.name)}</a>
      <Button
        busy={choice?.request === 'asking'}
        busyLabel={texts.ending}
        onClick={() => store.dispatch({ type: 'person-chosen', person: null })}
      >
        {texts.endBooking}
      </Button>
      {choice?.request === 'failed' ? (
        <Alert severity="danger" live>
          {texts.notEnded}
        </Alert>
      ) : null}
    </div>
  );
}
