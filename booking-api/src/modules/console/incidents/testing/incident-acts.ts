import type {
  ActPlan,
  ActsOfIncident,
  IncidentAct,
} from '@sendahead/shared-contracts/console/incident-act-calls';
import { newId } from '../../../../platform/security/secrets.ts';
import type { Browser } from '../../../../testing/test-app.ts';
import { until } from '../../../../testing/until.ts';

/** Acts of staff on the orders of an incident, as the console sends them. */
export const incidentActsOf = (staff: Browser) => {
  const at = (id: string, act?: IncidentAct, more = ''): string =>
    `/api/v6/console/incidents/${id}/acts${act ? `/${act}` : ''}${more}`;
  const plan = async (id: string, act: IncidentAct): Promise<ActPlan> =>
    (await staff.send('POST', at(id, act, '/plan'), { body: {} })).json();
  const read = async (id: string): Promise<ActsOfIncident> => (await staff.send('GET', at(id))).json();
  const of = async (id: string, act: IncidentAct) => (await read(id)).acts.find((one) => one.act === act);
  const press = (id: string, act: IncidentAct, more: { sum_cents?: number } & Record<string, unknown> = {}) =>
    staff.send('POST', at(id, act), {
      body: { key: newId('key'), reason: 'The storm', sum_cents: 0, ...more },
    });
  return {
    at,
    plan,
    read,
    of,
    press,
    /** Presses with the sum of the plan. */
    start: async (id: string, act: IncidentAct, more: Record<string, unknown> = {}) => {
      const { orders } = await plan(id, act);
      const sum_cents = orders.reduce((sum, one) => sum + (one.reason === null ? (one.cents ?? 0) : 0), 0);
      return press(id, act, { sum_cents, ...more });
    },
    stop: (id: string, act: IncidentAct) => staff.send('POST', at(id, act, '/stop')),
    /** The move to other carriers once no order is waiting. */
    doneByCarrier: (id: string): Promise<ActsOfIncident> =>
      until(async () => {
        const now = await read(id);
        return now.other_carrier?.state === 'done' && now;
      }),
    /** The act once no order is waiting. */
    done: (id: string, act: IncidentAct) =>
      until(async () => {
        const now = await of(id, act);
        return now?.state === 'done' && now;
      }),
  };
};
