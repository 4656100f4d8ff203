import { mayGrant } from '@sendahead/shared-contracts/call/role-acts';
import { beginsLimited } from '@sendahead/shared-contracts/console/approval-states';
import { SelectField } from '@sendahead/shared-ui';
import { useState } from 'react';
import { NewPerson } from '../../console/new-person.tsx';
import { useBrandsInUse } from '../../console/use-brands-in-use.ts';
import { useConsole } from '../../console/use-console.ts';
import { inviteColleagueTexts as texts } from '../../copy/invite-colleague.ts';
import { roleNames } from '../../copy/roles.ts';

const ofStaff = ['admin', 'admin_plus', 'carrier_admin'] as const;
type StaffRole = (typeof ofStaff)[number];

interface Props {
  readonly onInvited: (name: string) => void;
  readonly onClose: () => void;
}

/** CO-47: an account for a colleague, with a role that the inviting person may grant. */
export function InviteColleague({ onInvited, onClose }: Props) {
  const { role: own } = useConsole();
  const roles = ofStaff.filter((role) => mayGrant(own, role));
  const [role, setRole] = useState<StaffRole>('admin');
  const [brand, setBrand] = useState('');
  const brands = useBrandsInUse().data?.brands ?? [];
  const from = brand || brands[0]?.slug;
  return (
    <NewPerson
      words={texts.words}
      more={{ role, ...(from === undefined ? {} : { brand: from }) }}
      onAdded={(_, name) => onInvited(name)}
      onClose={onClose}
    >
      <SelectField
        label={texts.role}
        hint={beginsLimited(role) ? texts.limits : undefined}
        value={role}
        options={roles.map((value) => ({ value, label: roleNames[value] }))}
        onChange={({ target }) => setRole(roles.find((one) => one === target.value) ?? role)}
      />
      {brands.length > 1 ? (
        <SelectField
          label={texts.brand}
          hint={texts.brandHint}
          value={from ?? ''}
          options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={({ target }) => setBrand(target.value)}
        />
      ) : null}
    </NewPerson>
  );
}
