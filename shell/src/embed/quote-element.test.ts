import { quoteEndNames } from '@sendahead/shared-contracts/geo/quick-quote';
import { quoteTripNames } from '@sendahead/shared-contracts/geo/quick-quote-trip';
import './quote-element.ts';
import { heightMessage } from '../page/report-height.ts';

const frameOf = (element: Element): HTMLIFrameElement => {
  const frame = element.shadowRoot?.querySelector('iframe');
  if (!frame) throw new Error('no frame');
  return frame;
};
function embedded(brand: string): { element: HTMLElement; frame: HTMLIFrameElement } {
  const element = document.createElement('sendahead-quote');
  element.setAttribute('brand', brand);
  document.body.append(element);
  return { element, frame: frameOf(element) };
}
const say = (source: Window | null, data: unknown): void => {
  dispatchEvent(new MessageEvent('message', { source, data }));
};

afterEach(() => document.body.replaceChildren());

describe('<sendahead-quote>', () => {
  it('RT-18 the element frames the quick quote of its brand, with a title', () => {
    const { frame } = embedded('golf');
    expect(new URL(frame.src).pathname + new URL(frame.src).search).toBe('/quote/embed?brand=golf');
    expect(frame.title).toBe('Quick quote');
  });

  it('the element follows a change of its brand', () => {
    const { element, frame } = embedded('golf');
    element.setAttribute('brand', 'ski');
    expect(frame.src).toMatch(/brand=ski$/);
  });

  it("RT-07 RT-12 RT-13 RT-16 RT-19 the element passes its attributes on by the link's parameter names", () => {
    const { element, frame } = embedded('golf');
    element.setAttribute('d_zip', '78701');
    element.setAttribute('golfqty', '2');
    element.setAttribute('travname', 'Ann & Lee');
    element.setAttribute('onclick', 'alert(1)');
    expect(Object.fromEntries(new URL(frame.src).searchParams)).toEqual({
      brand: 'golf',
      d_zip: '78701',
      golfqty: '2',
      travname: 'Ann & Lee',
    });
    const known = customElements.get('sendahead-quote');
    expect(known && 'observedAttributes' in known ? known.observedAttributes : []).toEqual([
      'brand',
      ...quoteEndNames,
      ...quoteTripNames,
    ]);
  });

  it('the element takes the height that its own frame reports, within bounds, and ignores others', () => {
    const { element, frame } = embedded('golf');
    say(frame.contentWindow, { type: heightMessage, height: 512 });
    expect(frame.style.height).toBe('512px');
    say(window, { type: heightMessage, height: 100 });
    for (const data of [null, 'x', { type: 'other', height: 1 }, { type: heightMessage, height: 1e9 }])
      say(frame.contentWindow, data);
    expect(frame.style.height).toBe('512px');
    const { contentWindow } = frame;
    element.remove();
    say(contentWindow, { type: heightMessage, height: 200 });
    expect(frame.style.height).toBe('512px');
  });
});
