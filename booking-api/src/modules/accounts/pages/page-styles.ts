import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';

/** Styles of the server's own pages. The two colours are checked hex values of the brand's data. */
export const pageStyles = ({ brand, accent }: BrandTheme): string => `
:root{--brand:${brand};--accent:${accent};--ink:#1b1f23;--soft:#565d64;--paper:#fff;--ground:#f4f5f6;--line:#6b737b;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#eef0f2;--soft:#b6bdc4;--paper:#1d2226;--ground:#14181b;--line:#8b949c;--bad:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
header{background:var(--brand);border-bottom:4px solid var(--accent);padding:1rem 1.5rem}
header a{color:#fff;font-weight:700;font-size:1.125rem;text-decoration:none;display:inline-block;min-height:24px}
main,footer{max-width:32rem;margin:0 auto;padding:1rem 1.5rem}
main{background:var(--paper);margin-top:1.5rem;border-radius:12px;padding-bottom:2rem}
h1{font-size:1.6rem;line-height:1.25;margin:1rem 0}
h2{font-size:1.1rem;margin:0 0 .5rem}
.field{margin:1.25rem 0}
label{display:block;font-weight:600;margin-bottom:.25rem}
input{width:100%;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:.7rem;min-height:44px}
input[aria-invalid]{border:2px solid var(--bad)}
button,.button{display:inline-block;font:inherit;font-weight:700;color:#fff;background:var(--brand);border:1px solid transparent;border-radius:10px;padding:.75rem 1.5rem;min-height:44px;cursor:pointer;text-decoration:none}
main a:not(.button),footer a{color:inherit}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--paper)}
.hint,footer{color:var(--soft)}
.site-footer ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0;padding:0;list-style:none}
.site-footer a{display:inline-flex;align-items:center;min-height:44px}
.hint{margin:0 0 .25rem}
.error{color:var(--bad);font-weight:600;margin:0 0 .25rem}
.problems{border:3px solid var(--bad);border-radius:8px;padding:1rem;margin:1rem 0}
.problems a{color:var(--bad);font-weight:600}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.skip{position:absolute;left:-999px}
.skip:focus{left:1rem;top:1rem;background:var(--paper);color:var(--ink);padding:.5rem}
@media (forced-colors:active){button,.button{border-color:ButtonText}}
`;
