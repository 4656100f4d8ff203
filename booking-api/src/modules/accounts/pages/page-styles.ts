/** Styles of the server-rendered pages with a form, in addition to those of their frame. */
export const pageStyles = `
main{flex:none;width:calc(100% - 2rem);max-width:32rem;margin:2.5rem auto 0;padding:2rem;border:1px solid var(--line);border-radius:20px;background:var(--paper)}
.site-footer{margin-top:auto;padding-top:3.5rem}
h1{font:700 1.75rem/1.1 var(--display);font-stretch:var(--width);letter-spacing:-.012em;margin-bottom:1rem;text-wrap:balance}
h2{font-size:1.125rem;margin:0 0 .5rem}
main p,main ul{margin-bottom:1rem}
.field{margin:1.25rem 0}
label{display:block;font-size:.875rem;font-weight:600;margin-bottom:.375rem}
input{width:100%;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--control);border-radius:10px;padding:.7rem .875rem;min-height:3rem}
input[aria-invalid]{border:2px solid var(--bad)}
button,.button{display:inline-flex;align-items:center;font:inherit;font-weight:600;color:var(--on-brand);background:var(--brand);border:1px solid transparent;border-radius:12px;padding:.75rem 1.5rem;min-height:3rem;cursor:pointer;text-decoration:none}
button.second{color:var(--ink);background:transparent;border-color:var(--control)}
form+h2{margin-top:2rem;padding-top:1.5rem;border-top:1px solid var(--line)}
main a:not(.button){color:inherit}
.hint{color:var(--soft);font-size:.875rem;margin:0 0 .25rem}
.error{color:var(--bad);font-weight:600;margin:0 0 .25rem}
.problems{border:1px solid var(--bad);border-inline-start-width:4px;border-radius:10px;background:var(--bad-soft);padding:1rem;margin:1rem 0}
.problems ul{padding-inline-start:1.25rem;margin:0}
.problems a{color:var(--bad);font-weight:600}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (forced-colors:active){button,.button{border-color:ButtonText}}
@media (max-width:48rem){main{margin-top:1.5rem;padding:1.25rem 1rem}}
`;
