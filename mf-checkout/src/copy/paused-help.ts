/** Why a payment failed, with the brand's help phone where payments are paused: nothing else on the page helps then. */
export const withPausedHelp = (code: string, failure: string, phone: string): string =>
  code === 'ordering_paused' ? `${failure} Need help now? Call us at ${phone}.` : failure;
