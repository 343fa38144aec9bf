/** What the server writes into the log, in the order of the filter. */
export const auditActions = [
  'log-in',
  'log-out',
  'change-own-password',
  'renew-recovery-codes',
  'add-operator',
  'block-operator',
  'unblock-operator',
  'add-site',
  'edit-site',
  'set-gate',
  'add-gate-credential',
  'rotate-gate-credential',
  'remove-gate-credential',
  'block-person',
  'unblock-person',
  'end-sessions',
  'grant-credits',
  'take-credits',
  'export-people',
  'resend-mail',
  'retry-job',
  'import-vpic',
  'export-audit',
] as const;

/** A log may hold actions of a newer version; those are shown by their own name. */
export const isAuditAction = (action: string): action is (typeof auditActions)[number] =>
  (auditActions as readonly string[]).includes(action);
