import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { policyReportPath } from '../../../platform/security/policy-report-path.ts';
import { isAllowed, type Throttle } from '../../../platform/throttle/throttle.ts';
import { visitorNetwork } from '../../../platform/throttle/visitor-network.ts';
import { faultMessage, faultStack } from '../fault-text.ts';
import { type ReleaseLog, releasedIn } from '../release-log.ts';
import { type PolicyFault, policyFaultOf, policyReportsSchema, readPolicyReport } from './policy-fault.ts';

const contentType = 'application/reports+json';
const maxBytes = 32_768;
/** How many requests one network sends in a minute, and how many of its reports are kept in an hour. */
const requestsPerMinute = 10;
const keptPerNetwork = 10;
/** How often one thing is kept in an hour, and how much of everything. */
const keptOfOne = 3;
const keptOfAll = 60;

const hour = 3600;

/** Whether a report is kept: floods stop at the first limit that they reach, and use up none after it. */
async function mayKeep(throttle: Throttle, network: string, { fault }: PolicyFault): Promise<boolean> {
  const { part, version, name, message } = fault;
  const allows = (what: string, who: string, most: number) =>
    isAllowed(throttle.attempt(what, who, most, hour));
  return (
    (await allows('policy-network', network, keptPerNetwork)) &&
    (await allows('policy-same', `${part} ${version} ${name} ${message}`, keptOfOne)) &&
    (await allows('policy-all', 'all', keptOfAll))
  );
}

/**
 * Takes what browsers report of the policies of our pages, as faults of a part. They end no canary and count for no
 * alert: extensions and networks cause them as well.
 */
export function takePolicyReports(
  app: FastifyInstance,
  { db, clock, throttle }: Pick<AppContext, 'db' | 'clock' | 'throttle'>,
  log: ReleaseLog,
): void {
  const keep = async (request: FastifyRequest, reports: readonly unknown[]): Promise<void> => {
    const revisions = await log.read();
    const present = revisions.at(-1);
    if (!present) return;
    const released = releasedIn(revisions);
    const shell = present.parts.get('shell')?.version ?? '';
    const network = visitorNetwork(request.ip);
    for (const value of reports) {
      const report = readPolicyReport(value);
      const found = report && policyFaultOf(report, request.host, shell);
      if (!found || !released.has(`${found.fault.part} ${found.fault.version}`)) continue;
      if (!(await mayKeep(throttle, network, found))) continue;
      const { page, fault } = found;
      const row = { ...fault, message: faultMessage(fault.message), stack: faultStack(fault.stack) };
      await db
        .insertInto('page_faults')
        .values({ ...row, at: clock.instant(), page, revision: present.revision })
        .execute();
    }
  };
  app.register(async (scope) => {
    // No form of another site can send this type without asking first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      contentType,
      { parseAs: 'string', bodyLimit: maxBytes },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(policyReportPath, async (request, reply) => {
      const reports = policyReportsSchema.safeParse(request.body);
      const mayAsk = isAllowed(throttle.attempt('policy-reports', request.ip, requestsPerMinute, 60));
      if (reports.success && (await mayAsk)) await keep(request, reports.data);
      return reply.code(204).send();
    });
  });
}
