/** Styles of the pages that need no script, next to those of their frame. */
export const plainStyles = `
main{flex:1;width:100%;max-width:47rem;margin:0 auto;padding:3.5rem 1.5rem 2rem}
h1{font-size:2.5rem;line-height:1.08;font-weight:700;letter-spacing:-.025em;margin-bottom:1.5rem;text-wrap:balance}
h2{font-size:1.25rem;line-height:1.3;font-weight:650;letter-spacing:-.01em;margin:2.5rem 0 .5rem}
p,ul.list{margin-bottom:1rem;max-width:65ch}
.site-footer p{margin-bottom:0}
.site-footer p.site-footer__name{margin-bottom:1rem}
.site-footer p.site-footer__title{margin-bottom:.5rem}
ul.list{padding-inline-start:1.25rem}
main a{color:var(--link);text-underline-offset:.2em}
.way{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
main a.button{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.5rem;border:1.5px solid transparent;border-radius:12px;background:var(--brand);color:var(--on-brand);font-weight:600;text-decoration:none}
main a.other{background:none;border-color:var(--link);color:var(--link)}
.number{color:var(--soft);font-size:.875rem;font-weight:600;margin-bottom:.25rem}
@media (forced-colors:active){main a.button{border-color:ButtonText}}
@media (max-width:48rem){main{padding:2rem 1rem 1rem}h1{font-size:1.875rem}}
@media print{.way{display:none}}
`;
