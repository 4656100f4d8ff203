import type { EffectContext } from './context.ts';

/** AD-15: the user id of a signed-in user as part of a search; the session itself proves it. */
export const whoAsks = ({ user }: ReturnType<EffectContext['session']>): { user_id?: string } =>
  user ? { user_id: String(user.id) } : {};
