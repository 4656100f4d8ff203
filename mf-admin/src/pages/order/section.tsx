import { useNarrowPage } from '@sendahead/shared-ui';
import { type ReactNode, useId, useState } from 'react';

/** A part of the page of an order, under its name. */
export function Section({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className="order-section" data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/**
 * A long part that narrow pages fold, with how much it contains next to its name. Wide pages show it whole.
 */
export function FoldedSection({
  title,
  holds,
  children,
  ...rest
}: {
  title: string;
  wide?: boolean;
  /** A count or an amount; null while it is unknown. */
  holds: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const narrow = useNarrowPage();
  const [open, setOpen] = useState(false);
  if (!narrow)
    return (
      <Section title={title} {...rest}>
        {children}
      </Section>
    );
  return (
    <section className="order-section" aria-labelledby={id}>
      <details
        className="order-fold"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <h2 id={id}>{title}</h2>
          <span className="order-muted">{holds}</span>
        </summary>
        {children}
      </details>
    </section>
  );
}

/** Names and their values, one pair per line; pairs without a value are left out. */
export function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="order-facts">
      {Object.entries(facts).map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
