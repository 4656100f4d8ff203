/** Stylesheets are imported only for their side effect. */
declare module '*.css';
