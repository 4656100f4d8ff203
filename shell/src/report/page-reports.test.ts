import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { createErrorSink } from './error-sink.ts';
import { sendPageReports } from './page-reports.ts';

jest.mock('web-vitals');

const version = '0.1.0-aaaaaa1';
const older = '0.1.0-bbbbbb2';
let sent: { path: string; body: Blob }[];

const open = () => {
  sent = [];
  const sink = createErrorSink(
    () => 0,
    window,
    () => undefined,
  );
  Object.assign(navigator, { sendBeacon: (path: string, body: Blob) => sent.push({ path, body }) > 0 });
  return sink;
};
const begin = (sink: ReturnType<typeof open>) =>
  sendPageReports({
    page: window,
    sink,
    route: 'ship',
    revision: 7,
    versionOf: (part) => (part === 'mf-nothing' ? undefined : version),
    parts: () => ['shell', 'mf-services', 'mf-nothing'],
  });
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });
const bodies = () => Promise.all(sent.map(async ({ body }) => JSON.parse(await textOf(body))));
const hide = () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
};
/** The browser has final values, as each time when the page is hidden. */
const measure = (lcp: number, inp: number, cls: number) => {
  jest.mocked(onLCP).mock.lastCall?.[0]({ value: lcp } as LCPMetric);
  jest.mocked(onINP).mock.lastCall?.[0]({ value: inp } as INPMetric);
  jest.mocked(onCLS).mock.lastCall?.[0]({ value: cls } as CLSMetric);
};
const turn = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('reports of a page', () => {
  it("reports name the page's versions once, and each fault with part, version and phase", async () => {
    const sink = open();
    const drawing = new Error('no prices');
    sink.report(drawing, 'mf-services: render', { part: 'mf-services', phase: 'render' });
    begin(sink);
    sink.report(new Error('no prices'), 'again', { part: 'mf-services', phase: 'render' });
    const late = new TypeError('x'.repeat(300));
    late.stack = `TypeError\n at f (http://page.test/assets/mf-services/${older}/a.js:1:2)`;
    sink.report(late, 'mf-services: prices', { part: 'mf-services', phase: 'effect' });
    window.dispatchEvent(new ErrorEvent('error', { error: late }));
    sink.report(Object.assign(new Error('404'), { name: 'ApiError' }), 'mf-services: prices');
    await turn(2100);
    const [first, ...more] = await bodies();
    expect(more).toEqual([]);
    expect(sent[0]?.path).toBe('/api/v6/page-reports');
    expect(first).toMatchObject({
      page: 'ship',
      revision: 7,
      drawn: [
        { part: 'shell', version },
        { part: 'mf-services', version },
      ],
      faults: [
        { part: 'mf-services', version, phase: 'render', message: 'no prices' },
        { part: 'mf-services', version: older, phase: 'effect', message: 'x'.repeat(200) },
      ],
    });
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));
    sink.report(new Error('late'), 'geo: subscriber', { part: 'mf-addresses', phase: 'subscriber' });
    hide();
    expect((await bodies())[1]).toMatchObject({
      drawn: [],
      faults: [{ part: 'mf-addresses', message: 'late' }],
    });
  });

  it('reports contain the Core Web Vitals once, when the page is hidden, as integers within the limits', async () => {
    begin(open());
    measure(1800.4, 700_000, 0.0504);
    await turn(2100);
    expect((await bodies())[0]).not.toHaveProperty('vitals');
    hide();
    measure(1800.4, 700_000, 0.3);
    hide();
    const [, last, ...more] = await bodies();
    expect(last).toEqual({
      page: 'ship',
      revision: 7,
      drawn: [],
      faults: [],
      vitals: { lcp_ms: 1800, inp_ms: 600_000, cls_thousandths: 50 },
    });
    expect(more).toEqual([]);
  });

  it('a page that is left early sends one report, without vitals if the browser measures none', async () => {
    const drawn = [{ part: 'shell' }, { part: 'mf-services' }];
    begin(open());
    measure(900, 16, 0);
    hide();
    expect(await bodies()).toMatchObject([
      { drawn, vitals: { lcp_ms: 900, inp_ms: 16, cls_thousandths: 0 } },
    ]);
    begin(open());
    hide();
    const unmeasured = await bodies();
    expect(unmeasured).toMatchObject([{ drawn }]);
    expect(unmeasured[0]).not.toHaveProperty('vitals');
  });

  it('RL-05 reports say that a page is a preview, and of which part', async () => {
    document.documentElement.dataset.preview = 'mf-services';
    const sink = open();
    begin(sink);
    hide();
    delete document.documentElement.dataset.preview;
    expect((await bodies()).at(-1)).toMatchObject({ page: 'ship', preview: 'mf-services' });
  });
});
