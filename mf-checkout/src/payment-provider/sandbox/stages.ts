import type { Stage } from './window-channel.ts';
import './stages.css';

/** A pop-up, like PayPal's; null when the browser blocks it. */
export function popUp(url: string): Stage | null {
  const opened = window.open(url, '_blank', 'popup,width=480,height=640');
  if (!opened) return null;
  return { window: () => opened, gone: () => opened.closed, close: () => opened.close() };
}

/** A sheet over the page, as a wallet or a bank shows it. */
export const sheet =
  (title: string) =>
  (url: string): Stage => {
    const dialog = document.createElement('dialog');
    dialog.className = 'checkout-sheet';
    dialog.ariaLabel = title;
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.referrerPolicy = 'strict-origin';
    frame.src = url;
    frame.addEventListener('load', () => frame.focus());
    // The frame captures the keys that are pressed in it, and may fail to load.
    const shut = document.createElement('button');
    shut.type = 'button';
    shut.className = 'ui-button ui-button--quiet';
    shut.textContent = 'Close';
    shut.addEventListener('click', () => dialog.close());
    dialog.append(frame, shut);
    document.body.append(dialog);
    const before = document.activeElement;
    dialog.showModal();
    return {
      window: () => frame.contentWindow,
      gone: () => !dialog.open,
      close() {
        dialog.close();
        dialog.remove();
        if (before instanceof HTMLElement) before.focus();
      },
    };
  };
