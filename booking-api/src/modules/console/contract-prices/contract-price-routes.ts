import { may, mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/console/contract-price-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { nameOf } from '../../accounts/public/names.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { type ContractRow, listContracts } from '../../tariff/public/contract-store.ts';
import { findClub } from '../clubs/club-row.ts';
import { compareProposal } from './compare-proposal.ts';
import { namesOfContract, readChoices } from './contract-choices.ts';
import { addContract, changeContracts, finishContract } from './write-contracts.ts';

/** CO-96: price contracts with clubs. Staff who may publish rate sheets make them; others read. */
export function contractPriceRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listContractPrices, async ({ params }, call) => {
    const actor = accountOf(call);
    const id = Number(params.clubId);
    const club = mayForClub(actor, 'set_club_fees', id) ? await findClub(db, id) : undefined;
    if (!club) throw new Refusal(404, 'no_such_thing');
    const today = orderToday(clock);
    const rows = await listContracts(db, id);
    const choices = await readChoices(db, club.brand_slugs);
    const people = new Map<string, string>();
    for (const person of new Set(rows.flatMap(({ made_by, ended_by }) => [made_by, ended_by ?? made_by])))
      people.set(person, await nameOf(db, person));
    const { brands, lines, carriers } = choices;
    return {
      prices: rows.map((row) => ({
        id: row.id,
        ...namesOfContract(choices, row),
        tenths: row.tenths,
        first_day: row.first_day,
        last_day: row.last_day,
        state: stateOf(row, today),
        made_by: people.get(row.made_by) ?? '',
        made_at: new Date(row.made_at).toISOString(),
        reason: row.reason,
        ended:
          row.ended_at === null
            ? null
            : {
                by: people.get(row.ended_by ?? '') ?? '',
                at: new Date(row.ended_at).toISOString(),
                reason: row.end_reason,
              },
      })),
      ...(may(actor.role, 'set_rates')
        ? { brands, lines, carriers }
        : { brands: [], lines: [], carriers: [] }),
      today,
    };
  });

  registerCall(app, context, calls.compareContractPrices, async ({ params, body }) =>
    compareProposal(context, Number(params.clubId), body),
  );

  registerCall(app, context, calls.addContractPrice, async ({ params, body }, call) => ({
    id: await addContract(context, Number(params.clubId), body, accountOf(call).id),
  }));

  registerCall(app, context, calls.endContractPrice, async ({ params, body }, call) => {
    await finishContract(context, Number(params.clubId), { id: params.priceId, ...body }, accountOf(call).id);
    return { success: true as const };
  });

  registerCall(app, context, calls.changeContractPrices, async ({ params, body }, call) => ({
    changed: await changeContracts(context, Number(params.clubId), body, accountOf(call).id),
  }));
}

const stateOf = ({ first_day, last_day }: ContractRow, today: CalendarDate): calls.ContractPrice['state'] =>
  last_day !== null && (last_day < today || last_day < first_day)
    ? 'ended'
    : first_day > today
      ? 'coming'
      : 'running';
