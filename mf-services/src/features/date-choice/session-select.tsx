import { comingSessions } from '@sendahead/shared-contracts/services/camp-session';
import { SelectField } from '@sendahead/shared-ui';
import { sessionChoiceWords, sessionLabel } from '../../copy/session-choice.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { campSession, isUnsure, sessionsOf } from '../../state/camp-session.ts';

/** SV-15: which session of the camp the bags are for. */
export function SessionSelect() {
  const { store } = useItinerary();
  const state = useItineraryState();
  const sessions = comingSessions(sessionsOf(state), state.today);
  const session = campSession(state);
  const placeId = state.points?.destination.club?.id;
  if (sessions.length < 2 || placeId === undefined) return null;
  return (
    <SelectField
      id="camp-session"
      label={sessionChoiceWords.label}
      emptyLabel={sessionChoiceWords.open}
      options={sessions.map((session) => ({
        value: String(session.id),
        label: sessionLabel(session, sessions),
      }))}
      value={session && !isUnsure(state, session) ? String(session.id) : ''}
      onChange={({ target }) =>
        store.dispatch({
          type: 'session-chosen',
          session: target.value === '' ? null : { placeId, id: Number(target.value) },
        })
      }
    />
  );
}
