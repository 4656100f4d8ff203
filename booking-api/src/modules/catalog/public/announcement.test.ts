import { cleanAnnouncement, writeAnnouncement } from './announcement.ts';

describe('the announcement of a brand', () => {
  it.each([
    ['New: <a href="/help">see how it works</a>.', 'New: <a href="/help">see how it works</a>.'],
    ['<p>One</p><p>Two<br>three</p>', 'One Two three'],
    ['<b>Bold</b>ly <em>said</em>', 'Boldly said'],
    ['Fish &amp; ships &lt; 5', 'Fish &amp; ships &lt; 5'],
    [
      '<a href="https://news.test/a?b=1&amp;c=2">News</a>',
      '<a href="https://news.test/a?b=1&amp;c=2">News</a>',
    ],
    ['<a href="mailto:help@golf.test">Email</a>', '<a href="mailto:help@golf.test">Email</a>'],
    ['<a href="tel:+18165550100">Call</a>', '<a href="tel:+18165550100">Call</a>'],
    ['a < b, and "so on"', 'a &lt; b, and &quot;so on&quot;'],
  ])('BR-09 keeps the text and links of %s', (html, kept) => {
    expect(cleanAnnouncement(html)).toBe(kept);
    expect(cleanAnnouncement(kept)).toBe(kept);
  });

  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.test/x.js></ScRiPt>',
    '<style>*{background:url(//evil.test)}</style>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
    '<template><b>alert(1)</b></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<form action=//evil.test><input name=password><button></button></form>',
    '   ',
    '<!-- <b>alert(1)</b> -->',
  ])('attack 111: removes %s', (html) => {
    expect(cleanAnnouncement(html)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'JAVASCRIPT&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'http://evil.test/',
    'https://golf.localhost@evil.test/',
    'blob:https://golf.localhost/1',
    'http://[',
    'www.golf.test',
    '',
  ])('attack 111: a link to %s becomes plain text', (address) => {
    expect(cleanAnnouncement(`<a href="${address}" onclick="alert(1)">Here</a>`)).toBe('Here');
  });

  it('attack 111: a link cannot leave its quotes, and adds no other attribute', () => {
    const cleaned = cleanAnnouncement(
      `<a href='/ship?x="onmouseover="alert(1)' style="position:fixed">Go</a>`,
    );
    expect(cleaned).toBe('<a href="/ship?x=%22onmouseover=%22alert(1)">Go</a>');
  });

  it('attack 111: removes marks that change the direction of text', () => {
    expect(cleanAnnouncement('Send to \u202Eevil\u2066 &#8238;now\u0000')).toBe('Send to evil now');
  });

  it('attack 111: keeps escaped markup as text', () => {
    const twice = '&lt;img src=x onerror=alert(1)&gt;';
    expect(cleanAnnouncement(twice)).toBe(twice);
    expect(writeAnnouncement('Hello', '"><script>')).toEqual([
      '<aside class="site-announcement" aria-label="Announcement from &quot;&gt;&lt;script&gt;"><p>Hello</p></aside>',
    ]);
  });

  it('BR-09 a link to the start page is text in the booking, and other links remain', () => {
    const html =
      'Busy: <a href="/#price">get a price</a>, <a href="/">start</a>, <a href="/?to=10001">go</a> or ' +
      '<a href="/help">read</a> <a href="https://a.test/">more</a>.';
    expect(writeAnnouncement(html, 'Golf', { inBooking: true })[0]).toContain(
      '<p>Busy: get a price, start, go or <a href="/help">read</a> <a href="https://a.test/">more</a>.</p>',
    );
    expect(writeAnnouncement(html, 'Golf')[0]).toContain('<a href="/#price">get a price</a>');
  });

  it('BR-09 a brand without an announcement has no band', () => {
    expect([writeAnnouncement(null, 'Golf'), writeAnnouncement('<p> </p>', 'Golf')]).toEqual([[], []]);
  });
});
