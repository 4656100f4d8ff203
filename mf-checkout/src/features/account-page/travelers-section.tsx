import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  listPastTravelers,
  removePastTraveler,
} from '@sendahead/shared-contracts/orders/past-traveler-calls';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import { wholeName } from '@sendahead/shared-contracts/travelers/label-name';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { namedBags, travelersSectionWords as words } from '../../copy/account-travelers.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection, Answered } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';
import { Done } from './done.tsx';
import { TravelerForm } from './traveler-form.tsx';

/** TR-20: the people whose bags this account has shipped, as the next booking offers them. */
export function TravelersSection() {
  const { host } = useCheckout();
  const word = { word: host.boot.brand.traveler_word };
  const query = useQuery(queryOf(host.api, listPastTravelers, {}));
  const [edited, setEdited] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const removal = useAct();
  const remove = async (id: string, name: string) => {
    setDone('');
    if (await removal.run(() => host.api.call(removePastTraveler, { params: { id } })))
      setDone(words.removed({ name }));
    void query.refetch();
  };
  const saved = (name: string) => {
    setEdited(null);
    setDone(words.saved({ name }));
    void query.refetch();
  };
  return (
    <AccountSection title={words.title(word)}>
      <Answered query={query} what={words.what(word)}>
        {({ form, ids = [] }) => {
          const travelers = readShipForm(form).travelers ?? [];
          return (
            <>
              <p>{travelers.length > 0 ? words.why(word) : words.none(word)}</p>
              <ul className="account-list">
                {travelers.map((traveler, place) => {
                  const id = ids[place] ?? '';
                  return (
                    <li key={id} className="account-row">
                      <TravelerRow
                        traveler={traveler}
                        id={id}
                        editing={edited === id}
                        onEdit={(isEdited) => {
                          setDone('');
                          setEdited(isEdited ? id : null);
                        }}
                        onSaved={saved}
                        onRemove={() => remove(id, wholeName(traveler))}
                      />
                    </li>
                  );
                })}
              </ul>
            </>
          );
        }}
      </Answered>
      <ActProblem act={removal} />
      <Done when={done !== ''}>{done}</Done>
    </AccountSection>
  );
}

interface RowProps {
  traveler: Traveler;
  id: string;
  editing: boolean;
  onEdit: (isEdited: boolean) => void;
  onSaved: (name: string) => void;
  onRemove: () => void;
}

function TravelerRow({ traveler, id, editing, onEdit, onSaved, onRemove }: RowProps) {
  const { brand } = useCheckout().host.boot;
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing)
    return <TravelerForm traveler={traveler} id={id} onCancel={() => onEdit(false)} onSaved={onSaved} />;
  const name = wholeName(traveler);
  return (
    <>
      <div>
        <strong>{namedBags(traveler, brand)}</strong>
        <p className="account-hint">{[traveler.email, traveler.phone].filter(Boolean).join(', ')}</p>
      </div>
      <div className="account-acts">
        <Button ref={button} variant="quiet" onClick={() => onEdit(true)}>
          {words.edit}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          {words.remove}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
