/** Styles of the pages without scripts, in addition to those of their frame. */
export const plainStyles = `
.site-header div{display:flex;align-items:center;gap:1.25rem}
.site-header div>:first-child{margin-inline-end:auto}
.site-header a.track{flex:none;font-weight:600}
.site-header a.account{flex:none;max-width:45%;font-weight:600;overflow-wrap:anywhere}
main{flex:1;width:100%;max-width:47rem;margin:0 auto;padding:3.5rem 1.5rem 2rem}
h1{font:700 2.5rem/1.08 var(--display);font-stretch:var(--width);letter-spacing:-.012em;margin-bottom:1.5rem;text-wrap:balance}
h2{font:700 1.375rem/1.2 var(--display);font-stretch:var(--width);letter-spacing:-.005em;margin:2.5rem 0 .5rem}
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
@media (max-width:48rem){.site-header a.track span{display:none}main{padding:2rem 1rem 1rem}h1{font-size:1.875rem}}
@media print{main{max-width:none;padding:1.5rem 0 0}h2{break-after:avoid}p,li{break-inside:avoid}.way{display:none}}
`;
