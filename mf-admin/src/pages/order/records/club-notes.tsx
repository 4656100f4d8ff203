import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { When } from '../../../console/when.tsx';
import { orderTexts as texts } from '../../../copy/order.ts';
import { Section } from '../section.tsx';

/** The customer's notes to the order's clubs; left out without notes. */
export function ClubNotes({ view }: { view: OrderView }) {
  const notes = (view.club_notes ?? []).filter(({ note }) => note !== '');
  if (notes.length === 0) return null;
  return (
    <Section title={texts.clubNotes}>
      <ul className="order-list">
        {notes.map(({ club_id, club, note, changed_at }) => (
          <li key={club_id}>
            <strong>{club}</strong>
            <p className="order-note-text">{note}</p>
            {changed_at ? (
              <span className="order-muted">
                <When instant={changed_at} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
