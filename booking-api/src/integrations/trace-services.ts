import { tracedPort } from '../platform/tracing/trace-port.ts';
import type { Services } from './services.ts';

/** The external services, with each call to them in a trace. */
export function traceServices({ payments, carriers, mails, sms, files }: Services): Services {
  return {
    payments: tracedPort('payments', payments),
    carriers: tracedPort('carriers', carriers),
    mails: { ...mails, mail: tracedPort('mail', mails.mail) },
    sms: tracedPort('sms', sms),
    files: tracedPort('files', files),
  };
}
