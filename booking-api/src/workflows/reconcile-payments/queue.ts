/** Each minute what changed lately, each hour what changed in two days. */
export const reconcileQueue = 'reconcile-payments';
export const deepReconcileQueue = 'reconcile-payments-deep';
export const reconcileMinutes = 15;
export const deepReconcileMinutes = 48 * 60;
