import { type CustomsList, saveCustomsList } from '@sendahead/shared-contracts/orders/customs-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { customsFailure, customsWords } from '../../copy/customs.ts';
import { usePress } from '../../hooks/use-press.ts';
import { CustomsItemFields } from './customs-item-fields.tsx';
import { type DraftItem, draftOf, emptyItem, itemOf, problemsOf } from './draft.ts';

interface Props {
  readonly orderId: string;
  readonly list: CustomsList;
  readonly saved: () => void;
}

/** The list as it is typed, bag by bag; what is wrong stands at its field, and nothing that was typed is lost. */
export function CustomsEditor({ orderId, list, saved }: Props) {
  const [items, setItems] = useState<readonly DraftItem[]>(() => list.items.map(draftOf));
  const [nextId, setNextId] = useState(list.items.length);
  /** How often it was tried with something wrong; 0 once it was saved. */
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  /** What was saved last; what was changed since is another list. */
  const [savedItems, setSavedItems] = useState<readonly DraftItem[] | null>(null);
  const press = usePress(saveCustomsList);
  const add = (bag: number) => {
    setItems([...items, emptyItem(bag, nextId)]);
    setNextId(nextId + 1);
  };
  const save = async () => {
    if (press.busy) return;
    setTries(tries + 1);
    // A bag may have been taken out meanwhile, and what was in it is declared no more.
    const declared = items.filter(({ bag }) => list.bags.some(({ number }) => number === bag));
    if (declared.some((item) => Object.keys(problemsOf(item)).length > 0)) return;
    const answer = await press.send({ params: { orderId }, body: { items: declared.map(itemOf) } });
    if (!answer) return;
    setTries(0);
    setSavedItems(items);
    saved();
  };
  return (
    <form
      ref={form}
      className="order-customs"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {list.bags.map(({ number, traveler, item }) => (
        <fieldset key={number} className="order-customs__bag">
          <legend>{customsWords.bag(number, traveler, item)}</legend>
          {items
            .filter(({ bag }) => bag === number)
            .map((one) => (
              <CustomsItemFields
                key={one.id}
                item={one}
                problems={tries > 0 ? problemsOf(one) : {}}
                change={(part) =>
                  setItems(items.map((other) => (other.id === one.id ? { ...other, ...part } : other)))
                }
                remove={() => setItems(items.filter(({ id }) => id !== one.id))}
              />
            ))}
          <Button onClick={() => add(number)}>{customsWords.add}</Button>
        </fieldset>
      ))}
      {press.error ? (
        <Alert severity="danger" live>
          {customsFailure(press.error)}
        </Alert>
      ) : null}
      <div className="order-customs__acts">
        <Button type="submit" variant="primary" busy={press.busy} busyLabel={customsWords.saving}>
          {customsWords.save}
        </Button>
        <span role="status">{savedItems === items ? customsWords.saved : null}</span>
      </div>
    </form>
  );
}
