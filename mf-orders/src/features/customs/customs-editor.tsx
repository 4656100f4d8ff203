import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type CustomsList,
  readCustomsList,
  saveCustomsList,
} from '@sendahead/shared-contracts/orders/customs-calls';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { customsFailure, customsWords } from '../../copy/customs.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { CustomsItemFields } from './customs-item-fields.tsx';
import { type DraftItem, draftOf, emptyItem, itemOf, problemsOf, sameItems } from './draft.ts';

interface Props {
  readonly orderId: string;
  readonly list: CustomsList;
  /** The list was saved, with the bag of each of its items. */
  readonly onSaved: (bags: readonly number[]) => void;
}

/** An item that was added since is still being entered. */
interface Tried {
  readonly times: number;
  readonly ids: readonly number[];
}
const untried: Tried = { times: 0, ids: [] };

/** The customs list while it is edited, bag by bag; errors appear at their fields, and typed text is never lost. */
export function CustomsEditor({ orderId, list, onSaved }: Props) {
  const [items, setItems] = useState<readonly DraftItem[]>(() => list.items.map(draftOf));
  /** How many saves were tried since the last successful one, and the items of the last, whose errors are shown. */
  const [tried, setTried] = useState<Tried>(untried);
  const [nextId, setNextId] = useState(list.items.length);
  const form = useFormFocus(tried.times, nextId);
  /** The items that were saved last; later edits make the list unsaved. */
  const [savedItems, setSavedItems] = useState<readonly DraftItem[] | null>(null);
  /** Whether an empty list was to be saved. */
  const [leftEmpty, setLeftEmpty] = useState(false);
  const api = useApi();
  const saving = useMutation(mutationOf(api, saveCustomsList, readCustomsList, orderPreparation, readOrder));
  const add = (bag: number) => {
    setItems([...items, emptyItem(bag, nextId)]);
    setNextId(nextId + 1);
  };
  const addSame = (from: number, to: number) => {
    const same = sameItems(items, { from, to, nextId });
    setItems([...items, ...same]);
    setNextId(nextId + same.length);
  };
  const save = () => {
    if (saving.isPending) return;
    // A bag may have been removed meanwhile, and its contents need no declaration.
    const declared = items.filter(({ bag }) => list.bags.some(({ number }) => number === bag));
    setLeftEmpty(declared.length === 0);
    if (declared.length === 0) return;
    setTried({ times: tried.times + 1, ids: declared.map(({ id }) => id) });
    const read = declared.flatMap((item) => itemOf(item) ?? []);
    if (read.length < declared.length) return;
    const saved = (): void => {
      setTried(untried);
      setSavedItems(items);
    };
    saving.mutate({ params: { orderId }, body: { items: read } }, { onSuccess: saved });
  };
  useEffect(() => {
    // A list that was edited meanwhile stays open.
    if (savedItems !== null && savedItems === items) onSaved(items.map(({ bag }) => bag));
  }, [savedItems, items, onSaved]);
  return (
    <form
      ref={form}
      className="order-customs"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {list.bags.map(({ number, traveler, item }) => (
        <fieldset key={number} className="order-customs__bag">
          <legend>{customsWords.bag(number, traveler, item)}</legend>
          <ItemsOf bag={number} name={item} items={items} tried={tried} onChange={setItems} />
          <div className="order-customs__acts">
            <Button onClick={() => add(number)}>{customsWords.add}</Button>
            <SameAsFirst bags={list.bags} bag={number} items={items} onAdd={addSame} />
          </div>
        </fieldset>
      ))}
      {saving.error ? (
        <Alert severity="danger" live>
          {customsFailure(saving.error)}
        </Alert>
      ) : null}
      <div className="order-customs__acts">
        <Button type="submit" variant="primary" busy={saving.isPending} busyLabel={customsWords.saving}>
          {customsWords.save}
        </Button>
        <span role="status">
          {leftEmpty && items.length === 0
            ? customsWords.empty
            : savedItems === items
              ? savedWords(list, items)
              : null}
        </span>
      </div>
    </form>
  );
}

interface Items {
  readonly bag: number;
  readonly name: string;
  readonly items: readonly DraftItem[];
  readonly tried: Tried;
  readonly onChange: (items: readonly DraftItem[]) => void;
}

/** The listed items of a bag. */
const ItemsOf = ({ bag, name, items, tried, onChange }: Items) =>
  items
    .filter(({ bag: of }) => of === bag)
    .map((one) => (
      <CustomsItemFields
        key={one.id}
        item={one}
        bag={name}
        problems={tried.ids.includes(one.id) ? problemsOf(one) : {}}
        onChange={(part) =>
          onChange(items.map((other) => (other.id === one.id ? { ...other, ...part } : other)))
        }
        onRemove={() => onChange(items.filter(({ id }) => id !== one.id))}
      />
    ));

interface Same {
  readonly bags: CustomsList['bags'];
  readonly bag: number;
  readonly items: readonly DraftItem[];
  readonly onAdd: (from: number, to: number) => void;
}

/** PA-33: a bag with nothing listed yet may have the list of the first. */
function SameAsFirst({ bags: [first], bag, items, onAdd }: Same) {
  const listed = (number: number) => items.some((item) => item.bag === number);
  if (!first || first.number === bag || !listed(first.number) || listed(bag)) return null;
  return (
    <Button variant="quiet" onClick={() => onAdd(first.number, bag)}>
      {customsWords.sameAs(first.number)}
    </Button>
  );
}

/** The status after a save: which bags have nothing listed yet. */
function savedWords({ bags }: CustomsList, items: readonly DraftItem[]): string {
  const bare = bags.filter(({ number }) => items.every(({ bag }) => bag !== number));
  return bare.length > 0 ? customsWords.savedInPart(bare.map(({ number }) => number)) : customsWords.saved;
}

/** The form, whose focus goes to the first field with an error, and to the first field of an added item. */
function useFormFocus(tries: number, nextId: number) {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(nextId);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  useEffect(() => {
    if (seen.current === nextId) return;
    seen.current = nextId;
    form.current?.querySelector<HTMLElement>(`[data-item="${nextId - 1}"] select`)?.focus();
  }, [nextId]);
  return form;
}
