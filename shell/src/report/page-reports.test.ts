import { createErrorSink } from './error-sink.ts';
import { sendPageReports } from './page-reports.ts';

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
const turn = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('reports of a page', () => {
  it('name what it was drawn with once, and each fault with part, version and phase', async () => {
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
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    expect((await bodies())[1]).toMatchObject({
      drawn: [],
      faults: [{ part: 'mf-addresses', message: 'late' }],
    });
  });
});
