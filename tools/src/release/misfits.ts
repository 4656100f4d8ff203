import { misfitOf } from '@sendahead/shared-contracts/releases/fits';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';

/** The released remotes that the released shell will refuse, in words. A rollback to them is allowed, but reported. */
export const misfits = ({ shell, remotes }: ReleaseDocument): string[] =>
  Object.entries(remotes).flatMap(([part, { shared, status }]) => {
    const misfit = status === 'on' ? misfitOf(shared, shell.shared) : undefined;
    if (!misfit) return [];
    const { name, needed, lent } = misfit;
    return [
      `${part} needs ${name} ${needed} and the released shell lends ${lent ?? 'none'}: pages refuse it`,
    ];
  });
