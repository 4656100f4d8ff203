import { type ReactNode, useEffect, useRef, useState } from 'react';
import './folded-row.css';

interface Props {
  /** The id of the part: a link to it opens the row. */
  readonly id: string;
  readonly head: ReactNode;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** A part of the page as one row until it is pressed or a link opens it; print shows all of it. */
export function FoldedRow({ id, head, busy, children }: Props) {
  const row = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(() => window.location.hash === `#${id}`);
  useEffect(() => {
    if (busy) setOpen(true);
  }, [busy]);
  useEffect(() => {
    const follow = (): void => {
      if (window.location.hash === `#${id}`) setOpen(true);
    };
    // A link to the part that the address already names does not change the address.
    const press = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(`a[href="#${id}"]`)) setOpen(true);
    };
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', press);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', press);
    };
  }, [id]);
  useEffect(() => {
    let opened = false;
    const print = (): void => {
      opened = row.current?.open === false;
      if (opened && row.current) row.current.open = true;
    };
    const printed = (): void => {
      if (opened && row.current) row.current.open = false;
      opened = false;
    };
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', printed);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', printed);
    };
  }, []);
  return (
    <details
      ref={row}
      className="order-row"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="order-row__head">{head}</summary>
      <div className="order-section__body order-row__body">{children}</div>
    </details>
  );
}
