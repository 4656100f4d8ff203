import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import { escapeJson, escapeText } from '../../platform/http/escape.ts';
import { writeAnnouncement } from '../catalog/public/announcement.ts';
import { nameOnTag } from '../catalog/public/brand-mark.ts';
import { type OtherBrand, writeFooter } from '../catalog/public/footer.ts';
import { iconLinks } from '../catalog/public/page-frame.ts';
import { sceneOf } from '../catalog/public/scene-of.ts';
import { paletteStyle } from './microsite/look.ts';
import { preloadsOf } from './preloads.ts';

interface Document {
  /** The shell page, such as `ship`. */
  readonly page: string;
  readonly boot: Boot;
  readonly markup: string;
  readonly nonce: string;
  readonly title: string;
  /** Additional lines of the head, as markup. */
  readonly head: readonly string[];
  /** The brand's announcement above the header, as it is stored; null without one. */
  readonly announcement: string | null;
  /** The other brands of the company, for the footer. */
  readonly others: readonly OtherBrand[];
  /** The silhouette above the footer, as markup. */
  readonly ground: string;
  /** Server-written markup for the placeholders in the shell's markup, such as `{{>main}}`. */
  readonly blocks?: Readonly<Record<string, string>>;
  /** The part that this tab shows in another version, and the band that says so. */
  readonly preview?: { readonly part: string };
  readonly banner?: readonly string[];
  /**
   * The server writes the whole page: it has a small script instead of the shell, which then needs no data.
   */
  readonly written?: boolean;
}

const digestOf = (boot: Boot, file: string): string => boot.release.shell.files[file] ?? '';

const guarded = (boot: Boot, file: string): string =>
  `crossorigin="anonymous" integrity="${escapeText(digestOf(boot, file))}"`;

/**
 * `{{name}}` in the shell's markup is a placeholder for a word of the brand, `{{>name}}` for server-written
 * markup.
 */
const filled = (
  markup: string,
  words: Readonly<Record<string, string>>,
  blocks: Readonly<Record<string, string>>,
): string =>
  markup.replace(/\{\{(>?)(\w+)\}\}/g, (_, block: string, name: string) =>
    block ? (blocks[name] ?? '') : escapeText(words[name] ?? ''),
  );

const startScript = /^start\.[0-9a-f]+\.js$/;
const scriptsOf = ({ entry, files }: Boot['release']['shell'], written: boolean): readonly string[] =>
  written ? Object.keys(files).filter((file) => startScript.test(file)) : entry;

/**
 * The fonts of the first text. A server-written page begins with its heading: there the styles come first and
 * the text font after them, which causes no layout shift because its fallback has the same metrics.
 */
const fontsOf = (files: Readonly<Record<string, string>>, written: boolean): string[] => {
  const preloaded = written ? /^display\.[^/]*woff2$/ : /^(?:text|display)\.[^/]*woff2$/;
  return Object.keys(files).filter((file) => preloaded.test(file));
};

/** The brand's phone number in dialable form. */
const wordsOf = ({ help_phone }: Boot['brand']): Record<string, string> => ({
  help_number: help_phone.replace(/[^\d+]/g, ''),
});

/** The whole page: the shell's markup, its scripts and styles by digest, and the boot data. */
export function writeDocument(document: Document): string {
  const {
    page,
    boot,
    markup,
    nonce,
    title,
    head,
    announcement,
    others,
    ground,
    blocks = {},
    written = false,
    preview,
    banner = [],
  } = document;
  const { shell } = boot.release;
  const urlOf = (file: string): string => escapeText(shell.base_url + file);
  const { name, tagline, help_phone, slug } = boot.brand;
  // The console belongs to no brand; it looks the same on each host.
  const inConsole = page === 'console';
  const hasScene = ground !== '' && !inConsole && !boot.embedded;
  const palette = inConsole ? [] : paletteStyle(boot.brand.theme, boot.microsite_customizations, nonce);
  return [
    '<!doctype html>',
    `<html lang="en" data-page="${page}" data-brand="${inConsole ? 'console' : escapeText(slug)}"${palette.length > 0 ? ' data-colors="own"' : ''}${preview ? ` data-preview="${escapeText(preview.part)}"` : ''}${hasScene ? ` data-scene="${escapeText(sceneOf(boot.brand))}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<title>${escapeText(title)}</title>`,
    ...iconLinks(boot.brand),
    ...head,
    // Preloads the fonts of the first text with the styles, so that lines do not rewrap when they arrive.
    ...fontsOf(shell.files, written).map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${urlOf(file)}" crossorigin="anonymous">`,
    ),
    ...palette,
    // Parts show the brand's place by this name; a brand without a drawing shows none.
    ...(hasScene ? [`<style nonce="${nonce}">html{--scene:url("/scene.svg")}</style>`] : []),
    ...shell.styles.map((file) => `<link rel="stylesheet" href="${urlOf(file)}" ${guarded(boot, file)}>`),
    ...scriptsOf(shell, written).map(
      (file) => `<script defer nonce="${nonce}" src="${urlOf(file)}" ${guarded(boot, file)}></script>`,
    ),
    ...(written ? [] : preloadsOf(page, boot.release, nonce)),
    '</head>',
    '<body>',
    ...banner,
    // BR-09: above the client-rendered page, not within it: no script draws it, and nothing shifts when the
    // page is drawn.
    ...writeAnnouncement(announcement, name, { inBooking: page === 'ship' }),
    filled(markup, { name, ...nameOnTag(name), tagline, help_phone, ...wordsOf(boot.brand) }, blocks),
    // Below the client-rendered page, not within it: it is present without scripts, and costs none.
    ...(boot.embedded || inConsole ? [] : [writeFooter({ ...boot.brand, others, ground })]),
    ...(written
      ? []
      : [`<script type="application/json" id="boot" nonce="${nonce}">${escapeJson(boot)}</script>`]),
    '</body>',
    '</html>',
  ].join('\n');
}
