/** The name of the message with which a framed page reports its height; shell/src/embed reads it. */
export const heightMessage = 'sendahead-quote:height';

/** Reports this page's height to the framing page, now and on every change. Nothing else is ever sent. */
export function reportHeight(page: Window): void {
  const { documentElement, body } = page.document;
  const tell = (): void => {
    const height = Math.ceil(body.getBoundingClientRect().height);
    // Any page that frames this one may know: a height is no secret.
    page.parent.postMessage({ type: heightMessage, height }, '*');
  };
  documentElement.style.minHeight = '0';
  body.style.minHeight = '0';
  new ResizeObserver(tell).observe(body);
}
