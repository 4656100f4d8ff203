import { heightMessage } from '../page/report-height.ts';

/** Where this file came from: the site whose page the element frames. */
const home = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href).origin;
const tallest = 4000;
const endFields = ['zip', 'city', 'state', 'country', 'address'];
/**
 * RT-07 to RT-19: values that a link may fill in, each by an attribute with the name of its parameter. The
 * list is repeated here because this script imports no module; a test compares it with the contract.
 */
const prefilled: readonly string[] = [
  ...endFields.map((field) => `o_${field}`),
  ...endFields.map((field) => `d_${field}`),
  ...['shipping_from', 'shipping_to', 'triptype', 'ship_date', 'return_date'],
  ...['golfqty', 'bagqty', 'luggageqty', 'skiqty', 'skisboardsqty'],
  ...['snowboardqty', 'snowbootqty', 'bikeqty', 'boxqty', 'trunkqty'],
  ...['travname', 'travemail', 'travphone'],
];

/** Pixels of a message from the frame; undefined for any other message on the page. */
function heightIn(data: unknown): number | undefined {
  if (!data || typeof data !== 'object' || !('type' in data) || !('height' in data)) return undefined;
  const { type, height } = data;
  const sound = typeof height === 'number' && height > 0 && height <= tallest;
  return type === heightMessage && sound ? height : undefined;
}

/**
 * `<sendahead-quote brand="golf">`: the quick quote of a brand in a frame: neither page can reach into the
 * other. Attributes such as `d_zip` or `golfqty` fill in its fields. The content of the element is shown
 * where scripts do not run.
 */
class SendaheadQuote extends HTMLElement {
  static readonly observedAttributes = ['brand', ...prefilled];
  readonly #frame = document.createElement('iframe');

  constructor() {
    super();
    // Set through the CSSOM, because a page's policy may forbid style attributes.
    Object.assign(this.#frame.style, { display: 'block', width: '100%', height: '40rem', border: '0' });
    this.#frame.title = 'Quick quote';
    this.#frame.referrerPolicy = 'no-referrer';
    this.#frame.allow = 'clipboard-write';
    this.attachShadow({ mode: 'open' }).append(this.#frame);
  }

  connectedCallback(): void {
    this.style.display ||= 'block';
    addEventListener('message', this);
    this.#load();
  }

  disconnectedCallback(): void {
    removeEventListener('message', this);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#load();
  }

  handleEvent({ source, data }: MessageEvent): void {
    const height = source === this.#frame.contentWindow ? heightIn(data) : undefined;
    if (height !== undefined) this.#frame.style.height = `${height}px`;
  }

  #load(): void {
    const url = new URL('/quote/embed', home);
    const brand = this.getAttribute('brand');
    if (brand) url.searchParams.set('brand', brand);
    for (const name of prefilled) {
      const value = this.getAttribute(name)?.trim();
      if (value) url.searchParams.set(name, value);
    }
    if (this.#frame.src !== url.href) this.#frame.src = url.href;
  }
}

if (!customElements.get('sendahead-quote')) customElements.define('sendahead-quote', SendaheadQuote);
