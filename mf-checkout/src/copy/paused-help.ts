/**
 * Why a payment failed, with the brand's help phone if payments are paused, when nothing else on the page
 * helps.
 */
export const withPausedHelp = (code: string, failure: string, phone: string): string =>
  // A phone number stays on one line.
  code === 'ordering_paused'
    ? `${failure} Need help now? Call us at ${phone.replaceAll(' ', '\u00a0')}.`
    : failure;
