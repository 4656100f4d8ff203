import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import { paperOf } from './brand-paper.ts';

/**
 * Colors, header and footer of server-rendered pages. The two colors are validated hex values of the brand's
 * data.
 */
export function frameStyles({ slug, theme }: { slug?: string | undefined; theme: BrandTheme }): string {
  const { brand, accent } = theme;
  const { paper, raised, deep, width } = paperOf(slug, theme);
  return `
@font-face{font-family:"Instrument Sans";font-display:swap;font-weight:400 700;src:url(/faces/text.woff2) format("woff2")}
@font-face{font-family:"Bricolage Grotesque";font-display:swap;font-weight:700;font-stretch:75% 100%;src:url(/faces/display.woff2) format("woff2")}
:root{color-scheme:light dark;--brand:${brand};--accent:${accent};--ink:color-mix(in oklab,${brand} 22%,#15181a);--soft:color-mix(in oklab,${brand} 22%,#565d5c);--paper:${raised};--ground:${paper};--line:color-mix(in oklab,var(--ink) 18%,${paper});--control:color-mix(in oklab,var(--ink) 55%,${paper});--link:${brand};--on-brand:#fff;--deep:${deep};--on-deep:#fff8ec;--deep-muted:color-mix(in oklab,#fff8ec 74%,${deep});--bad:#a8231c;--bad-soft:#fdeceb;--text:"Instrument Sans",system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;--display:"Bricolage Grotesque",var(--text);--width:${width}%}
@media (prefers-color-scheme:dark){:root{--ink:#eef0ea;--soft:#b4bdb8;--paper:color-mix(in oklab,${brand} 16%,#121516);--ground:color-mix(in oklab,${brand} 12%,#0b0d0e);--line:#37403c;--control:#7d8883;--link:color-mix(in oklab,${brand} 35%,#e9f3ee);--brand:var(--link);--on-brand:#0d1512;--deep:color-mix(in oklab,${brand} 10%,#070909);--deep-muted:#a9b3ae;--bad:#ffb4ab;--bad-soft:#3a1a18}}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;min-height:100dvh;background:var(--ground);color:var(--ink);font:1rem/1.5 var(--text);overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
.site-header{background:var(--paper);border-bottom:1px solid var(--line)}
.site-header div{max-width:73rem;margin:0 auto;padding:0 1.5rem}
.site-header a{display:inline-flex;align-items:center;gap:.625rem;min-height:4rem;color:var(--link);text-decoration:none}
.brand-mark{width:1.75rem;height:1.75rem;flex:none}
.brand-mark path{fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round}
.brand-mark circle{fill:var(--accent)}
.brand-name{display:inline-flex;flex-wrap:wrap;align-items:center;gap:.25rem .625rem;font:700 1.375rem/1.1 var(--display);font-stretch:92%;letter-spacing:-.01em}
.brand-tag{display:inline-flex;flex:none;max-width:100%;align-items:center;gap:.4375rem;padding:0 .5625rem 0 .4375rem;border:1.5px solid currentColor;border-radius:5px;font:600 .875rem/1.5rem var(--text);letter-spacing:0}
.brand-tag::before{content:"";width:.5rem;height:.5rem;border:1.5px solid currentColor;border-radius:50%}
.site-footer{margin-top:3.5rem}
.site-footer__band{padding:3rem max(1.5rem,calc((100% - 70rem)/2)) 2rem;background:var(--deep);color:var(--on-deep)}
.site-footer ul{margin:0;padding:0;list-style:none}
.site-footer a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;text-decoration:none}
.site-footer a:hover{text-decoration:underline}
.site-footer a:focus-visible{outline-color:var(--on-deep)}
.site-footer__columns{display:grid;grid-template-columns:minmax(0,1.5fr) repeat(3,minmax(0,1fr)) minmax(0,1.35fr);gap:2rem;padding-bottom:2.5rem}
.site-footer__columns ul a{min-height:2.25rem}
.site-footer__columns>:last-child ul{columns:2}
.site-footer__name{display:flex;align-items:center;gap:.625rem;margin-bottom:1rem}
.site-footer .site-footer__phone{font-size:1.125rem;font-weight:600;font-variant-numeric:tabular-nums}
.site-footer__title{margin-bottom:.5rem;color:var(--deep-muted);font-size:.875rem;font-weight:600}
.site-footer__end,.site-footer__end ul{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem}
.site-footer__end{padding-top:.75rem;border-top:1px solid color-mix(in oklab,var(--on-deep) 18%,transparent);color:var(--deep-muted);font-size:.875rem}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-999px}
.skip:focus{left:1rem;top:1rem;background:var(--paper);color:var(--ink);padding:.5rem 1rem;border-radius:10px}
@media (max-width:60rem){.site-footer__columns{grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:1.5rem}.site-footer__brand{grid-column:1/-1}}
@media (max-width:48rem){.site-header div{padding-inline:1rem}.site-footer__band{padding-inline:1rem}.site-footer__columns{grid-template-columns:1fr 1fr;gap:1.5rem}.site-footer__columns>:last-child{grid-column:1/-1}}
@media (forced-colors:active){:root{--on-deep:CanvasText;--deep-muted:CanvasText}}
@media print{:root{color-scheme:light;--ink:#000;--soft:#333;--paper:#fff;--ground:#fff;--line:#999;--control:#555;--link:#000;--brand:#000;--accent:#999}body{min-height:0}.site-footer,.skip{display:none}}
`;
}
