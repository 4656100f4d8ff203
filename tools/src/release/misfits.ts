import { misfitOf } from '@sendahead/shared-contracts/releases/fits';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { readIndex } from '../contracts/record.ts';

/** The released remotes that pages will refuse, in words. A rollback to them is allowed, but reported. */
export const misfits = ({ shell, remotes }: ReleaseDocument): string[] =>
  Object.entries(remotes).flatMap(([part, { needs, status }]) => {
    const misfit =
      status === 'on' ? misfitOf(needs, { ...shell.lends, calls: readIndex().calls }) : undefined;
    if (!misfit) return [];
    return [`${part} was built with another ${misfit.kind} ${misfit.name}: pages refuse it`];
  });
