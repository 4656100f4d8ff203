import { Button, SelectField, TextField } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { ordersWords } from '../../copy/orders.ts';
import type { OrderFilter } from '../../hooks/use-order-filter.ts';

/** Milliseconds without typing after which the list is requested. */
const pauseMs = 400;

interface Props {
  readonly filter: OrderFilter;
  readonly years: readonly number[];
  readonly onChange: (part: Partial<OrderFilter>) => void;
}

/** Finds orders by a word and a year. */
export function OrderFilters({ filter, years, onChange }: Props) {
  const [typed, setTyped] = useState(filter.search);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const search = typed.trim();
    if (search === filter.search) return undefined;
    const pause = setTimeout(() => latest.current({ search }), pauseMs);
    return () => clearTimeout(pause);
  }, [typed, filter.search]);
  return (
    <section className="orders-filters" aria-label={ordersWords.filters}>
      <TextField
        label={ordersWords.search}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        label={ordersWords.year}
        emptyLabel={ordersWords.everyYear}
        value={filter.year}
        onChange={({ target }) => onChange({ year: target.value })}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
      />
      {filter.search || filter.year ? (
        <Button
          variant="quiet"
          onClick={() => {
            setTyped('');
            onChange({ search: '', year: '' });
          }}
        >
          {ordersWords.clear}
        </Button>
      ) : null}
    </section>
  );
}
