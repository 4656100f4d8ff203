import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { closeLabel } from '../copy/modal.ts';
import { Icon } from '../icon/icon.tsx';
import { useDialog } from './use-dialog.ts';
import './modal.css';

export type ModalProps = {
  title: string;
  /** Called on Esc, the close button and a press outside; never called for a static modal. */
  onClose: () => void;
  /** Asked on Esc and a press outside, which may be slips: if false, it stays open. */
  mayLeave?: (() => boolean) | undefined;
  /** Neither Esc nor the backdrop closes it; only its actions do. `why` says so. */
  variant?: 'normal' | 'static' | undefined;
  /** For a static modal: the sentence that says why it waits. */
  why?: string | undefined;
  wide?: boolean | undefined;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** Where focus goes when the opener is gone by the time the modal closes. */
  returnTo?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
};

/** The second press of a double click on the opener is outside the dialog, and does not close it. */
const doublePressMs = 400;

function OpenModal({
  title,
  onClose,
  mayLeave,
  variant = 'normal',
  why,
  wide,
  actions,
  returnTo,
  children,
}: ModalProps) {
  const id = useId();
  const dialog = useDialog(returnTo);
  const fixed = variant === 'static';
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const slip = (): void => {
    if (!fixed && (mayLeave?.() ?? true)) onClose();
  };
  const cancel = (event: SyntheticEvent) => {
    // React passes the event of a dialog that this one opened, such as a calendar: only that dialog closes.
    if (event.target !== dialog.current) return;
    // A native dialog closes itself on Esc; here the owner of the state decides.
    event.preventDefault();
    slip();
  };
  const pressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    const isSecondPress = performance.now() - openedAt.current < doublePressMs;
    if (!isSecondPress && event.target === dialog.current) slip();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={`ui-modal${wide ? ' ui-modal--wide' : ''}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={fixed && why ? `${id}-why` : undefined}
      onCancel={cancel}
      onKeyDown={(event) => {
        // Browsers close a dialog on a second Esc even when the first was refused.
        const isOwn = event.target instanceof Node && dialog.current?.contains(event.target);
        if (event.key !== 'Escape' || !isOwn || event.defaultPrevented) return;
        if (fixed || mayLeave) event.preventDefault();
        if (mayLeave) slip();
      }}
      onMouseDown={pressOutside}
    >
      <div className="ui-modal__head">
        <h2 id={`${id}-title`}>{title}</h2>
        {fixed ? null : (
          <button type="button" className="ui-modal__close" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="ui-modal__body">
        {fixed && why ? (
          <p id={`${id}-why`} className="ui-modal__why">
            {why}
          </p>
        ) : null}
        {children}
      </div>
      {actions ? <div className="ui-modal__actions">{actions}</div> : null}
    </dialog>,
    document.body,
  );
}

/** One task on top of the page: a bottom sheet on phones, a dialog above 640 px. */
export function Modal({ open, ...props }: ModalProps & { open: boolean }) {
  return open ? <OpenModal {...props} /> : null;
}
