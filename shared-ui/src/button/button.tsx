import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import './button.css';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** The button keeps its width and focus, ignores presses, and announces that it is busy. */
  busy?: boolean | undefined;
  /** Announced while busy, such as "Placing your order". */
  busyLabel?: string | undefined;
  wide?: boolean | undefined;
  icon?: ReactNode;
};

/** A button that stays focusable while busy, so that the keyboard never loses its place. */
export function Button({
  variant = 'secondary',
  busy = false,
  busyLabel,
  wide = false,
  icon,
  type = 'button',
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={`ui-button ui-button--${variant}${wide ? ' ui-button--wide' : ''} ${className}`.trim()}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <span className="ui-button__spinner" aria-hidden="true" /> : icon}
      {/* Wrapped in an element: a browser's translator replaces text nodes, and React can then no longer find them. */}
      <span className="ui-button__words">{busy && busyLabel ? busyLabel : children}</span>
    </button>
  );
}
