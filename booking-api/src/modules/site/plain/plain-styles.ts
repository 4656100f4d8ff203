import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';

/** Styles of the pages that need no script. The two colours are checked hex values of the brand's data. */
export const plainStyles = ({ brand, accent }: BrandTheme): string => `
:root{color-scheme:light dark;--brand:${brand};--accent:${accent};--ink:#1b1f23;--soft:#565d64;--paper:#fff;--ground:color-mix(in oklab,${brand} 4%,#fff);--line:color-mix(in oklab,${brand} 14%,#fff);--link:${brand};--header:${brand}}
@media (prefers-color-scheme:dark){:root{--ink:#eef0f2;--soft:#b6bdc4;--paper:#1d2226;--ground:color-mix(in oklab,${brand} 12%,#0b0d0e);--line:#3b4349;--link:#cfd8de;--header:color-mix(in oklab,${brand} 55%,#14181b)}}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;min-height:100dvh;background:var(--ground);color:var(--ink);font:1rem/1.6 "Instrument Sans",system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;overflow-wrap:break-word}
.site-header{background:var(--header)}
.site-header div{max-width:1168px;margin:0 auto;padding:0 1.5rem}
.site-header a{display:inline-flex;align-items:center;gap:.5rem;min-height:4rem;color:#fff;font-weight:700;font-size:1.25rem;letter-spacing:-.025em;text-decoration:none}
.site-header svg{width:1.75rem;height:1.75rem;flex:none}
.site-header path{fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round}
.site-header circle{fill:var(--accent)}
main{flex:1;width:100%;max-width:47rem;margin:0 auto;padding:2.5rem 1.5rem 4rem}
h1{font-size:1.75rem;line-height:1.2;font-weight:650;letter-spacing:-.014em;margin-bottom:1rem;text-wrap:balance}
h2{font-size:1.125rem;line-height:1.3;font-weight:650;margin:2rem 0 .5rem}
p,ul.list{margin-bottom:1rem;max-width:65ch}
ul.list{padding-inline-start:1.25rem}
main a{color:var(--link);text-underline-offset:.2em}
.way{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
main a.button{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:1px solid transparent;border-radius:10px;background:var(--brand);color:#fff;font-weight:600;text-decoration:none}
main a.other{background:none;border-color:var(--soft);color:var(--ink)}
.number{color:var(--soft);font-size:.875rem;font-weight:600;margin-bottom:.25rem}
.site-footer{border-top:1px solid var(--line);padding:1rem 1.5rem;font-size:.875rem}
.site-footer ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;max-width:1120px;margin:0 auto;padding:0;list-style:none}
.site-footer a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--soft)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.site-header a:focus-visible{outline-color:#fff}
.skip{position:absolute;left:-999px}
.skip:focus{left:1rem;top:1rem;background:var(--paper);color:var(--ink);padding:.5rem 1rem;border-radius:10px}
@media (forced-colors:active){main a.button{border-color:ButtonText}}
@media (max-width:48rem){.site-header div,main,.site-footer{padding-inline:1rem}}
@media print{.site-footer,.way,.skip{display:none}.site-header a{color:#000}}
`;
