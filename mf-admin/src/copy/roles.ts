import type { Role } from '@sendahead/shared-contracts/call/roles';

/** The name of a role on the page. */
export const roleNames: Readonly<Record<Role, string>> = {
  guest: 'Guest',
  consumer: 'Customer',
  pro: 'Club staff',
  admin: 'Admin',
  admin_plus: 'Admin plus',
  carrier_admin: 'Carrier admin',
};
