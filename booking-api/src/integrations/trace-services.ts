import { tracedPort } from '../platform/tracing/trace-port.ts';
import type { Services } from './services.ts';

/** The outside world, and each call to it is part of a trace. */
export function traceServices({ payments, carriers, mails, sms, files }: Services): Services {
  return {
    payments: tracedPort('payments', payments),
    carriers: tracedPort('carriers', carriers),
    mails: { ...mails, mail: tracedPort('mail', mails.mail) },
    sms: tracedPort('sms', sms),
    files: tracedPort('files', files),
  };
}
