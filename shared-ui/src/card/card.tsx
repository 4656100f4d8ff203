import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { cardWords } from '../copy/card.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useOneCurrent } from './one-current.ts';
import './card.css';

/** The state of a section on the way to an order. */
export type CardState = 'to-do' | 'current' | 'done' | 'problem';

export type CardProps = {
  number: number;
  title: string;
  state: CardState;
  /** One line that replaces the content while the card is folded. */
  summary?: ReactNode;
  /** Folded content stays mounted and keeps everything that was entered. */
  folded?: boolean | undefined;
  onEdit?: (() => void) | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/** A numbered section of the booking page. Only one is the current step: the first that claims it. */
export function Card(props: CardProps) {
  const { number, title, summary, folded = false, onEdit, id, children } = props;
  const state = useOneCurrent(number, props.state);
  const ownId = useId();
  const key = id ?? ownId;
  const mark = { done: <Icon name="check" />, problem: <Icon name="alert" /> };
  return (
    <section
      className={`ui-card ui-card--${state}${folded ? ' ui-card--folded' : ''}`}
      id={key}
      aria-labelledby={`${key}-title`}
    >
      <div className="ui-card__head">
        <span className="ui-card__number" aria-hidden="true">
          {state === 'done' || state === 'problem' ? mark[state] : number}
        </span>
        <div className="ui-card__title">
          <h2 id={`${key}-title`} tabIndex={-1}>
            {title}
          </h2>
          <VisuallyHidden>{cardWords.section({ number, state })}</VisuallyHidden>
          {folded && summary ? <div className="ui-card__summary">{summary}</div> : null}
        </div>
        {folded && onEdit ? (
          <Button
            variant="quiet"
            className="ui-card__edit"
            icon={<Icon name="edit" />}
            aria-expanded={false}
            aria-controls={`${key}-body`}
            onClick={onEdit}
          >
            {state === 'done' ? cardWords.edit : cardWords.fillIn}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
      <div className="ui-card__body" id={`${key}-body`} hidden={folded}>
        {children}
      </div>
    </section>
  );
}

/** A card without number or state, for content next to the steps. */
export function PlainCard({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <section className="ui-card ui-card--plain" aria-label={label}>
      <div className="ui-card__body">{children}</div>
    </section>
  );
}
