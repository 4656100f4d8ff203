/** What the page of one's own account calls, as one module: each that a part consumes weighs in its entry. */
export * from './device-calls.ts';
export * from './email-calls.ts';
export * from './own-data-calls.ts';
export * from './passkey-calls.ts';
export * from './profile-calls.ts';
