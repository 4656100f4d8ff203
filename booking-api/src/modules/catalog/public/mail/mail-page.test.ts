import type { MailBrand } from './mail-brand.ts';
import { mailPage } from './mail-page.ts';

const brand: MailBrand = {
  slug: 'ski',
  scene: 'ski',
  name: 'Sendahead Snow',
  helpPhone: '+1 855 555 0101',
  helpEmail: 'help@ski.sendahead.test',
  theme: { brand: '#0e5e8c', accent: '#2bb3c0' },
  pages: 'https://ski.sendahead.test',
};
const head = { title: 'We have your bags', preview: 'Your bags are with the carrier.' };

describe('the frame of an email', () => {
  it('shows the brand’s place on the color of its sky, which remains when pictures are blocked', () => {
    const html = mailPage(brand, head, () => []);
    expect(html).toContain('src="https://ski.sendahead.test/scene.png"');
    expect(html).toContain('srcSet="https://ski.sendahead.test/scene-night.png"');
    expect(html).toMatch(/<td class="sky"[^>]*background-color:#1a2150/);
    expect(html).toMatch(/alt=""/);
    expect(html).toMatch(/<h1[^>]*>We have your bags<\/h1>/);
  });

  it('attack 114: loads only the picture of the brand’s place, which is the same for all readers', () => {
    const html = mailPage(
      brand,
      { ...head, offUrl: 'https://ski.sendahead.test/mails/off?token=a' },
      () => [],
    );
    const loaded = [...html.matchAll(/(?:src|srcSet|url)[=(]"?([^")]+)/g)].map(([, url]) => url);
    expect(loaded.toSorted()).toEqual([
      'https://ski.sendahead.test/scene-night.png',
      'https://ski.sendahead.test/scene.png',
    ]);
  });

  it('shows a band of two colors for a brand without a scene', () => {
    const theme = { brand: '#7a1f5c', accent: '#e0b040', hue: 300 };
    const html = mailPage(
      { ...brand, slug: 'sail', scene: 'sail', name: 'Ashford Sails', theme },
      head,
      () => [],
    );
    expect(html).not.toContain('<img');
    expect(html).toMatch(/background-color:#7a1f5c[^"]*border-bottom:4px solid #e0b040/);
  });

  it('the frame of an email has night colors, and no color that a mailbox would have to mix', () => {
    const html = mailPage(brand, head, ({ text }) => [text('Soon there.')]);
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/var\(|color-mix|light-dark\(/);
  });

  it('attack 49: a name is never markup', () => {
    const html = mailPage(
      { ...brand, name: '<b>Sail</b>' },
      { ...head, title: '<i>Hi</i>' },
      ({ text, link }) => [
        text('</td><script>1</script>'),
        link('"><b>', 'https://ski.sendahead.test/?"><b>'),
      ],
    );
    expect(html).not.toMatch(/<b>|<i>|<script/);
  });

  it('ends with where to get help, and how to turn off optional emails', () => {
    expect(mailPage(brand, head, () => [])).toContain('href="tel:+18555550101"');
    expect(mailPage(brand, head, () => [])).not.toContain('Turn off');
    const optional = mailPage(
      brand,
      { ...head, offUrl: 'https://ski.sendahead.test/mails/off?token=a' },
      () => [],
    );
    expect(optional).toMatch(
      /href="https:\/\/ski.sendahead.test\/mails\/off\?token=a"[^>]*>Turn off these emails/,
    );
  });
});
