import { may, type Reach, type RoleAct, reachOf, roleActs } from '@sendahead/shared-contracts/call/role-acts';
import { assistingRoles } from '@sendahead/shared-contracts/call/roles';
import { beginsLimited, defaultLimits } from '@sendahead/shared-contracts/console/approval-states';
import { PageHead } from '../../console/page-head.tsx';
import { roleActNames, roleActTexts as texts } from '../../copy/role-acts.ts';
import { roleNames } from '../../copy/roles.ts';
import './roles-page.css';

const reachNames: Readonly<Record<Reach, string>> = { everybody: texts.yes, own_club: texts.ownClub };

/** Most acts have a name that reads as text: `take_over_carts`. */
const actName = (act: RoleAct): string =>
  roleActNames[act] ?? `${act.charAt(0).toUpperCase()}${act.slice(1)}`.replaceAll('_', ' ');

/** RO-01: who may do what, from the table that the server checks for every call. */
export function RolesPage() {
  return (
    <>
      <PageHead title={texts.roles} detail={texts.detail} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is scrolled by the keyboard too */}
      <section className="console-roles" aria-label={texts.caption} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.act}</th>
              {assistingRoles.map((role) => (
                <th key={role} scope="col">
                  {roleNames[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roleActs.map((act) => (
              <tr key={act}>
                <th scope="row">{actName(act)}</th>
                {assistingRoles.map((role) => {
                  const reach = reachOf(role, act);
                  return (
                    <td key={role} data-reach={reach}>
                      {reach ? reachNames[reach] : texts.no}
                    </td>
                  );
                })}
              </tr>
            ))}
            <Limits act={texts.refundLimit} limit={texts.perCustomer(defaultLimits.refundCents)} />
            <Limits act={texts.discountLimit} limit={texts.ofThePrice(defaultLimits.discountPercent)} />
          </tbody>
        </table>
      </section>
    </>
  );
}

/** CO-132: what each role gives without a second person, as new staff begin. */
function Limits({ act, limit }: { act: string; limit: string }) {
  return (
    <tr>
      <th scope="row">{act}</th>
      {assistingRoles.map((role) => (
        <td key={role}>
          {beginsLimited(role) ? limit : may(role, 'refund_by_hand') ? texts.noLimit : texts.no}
        </td>
      ))}
    </tr>
  );
}
