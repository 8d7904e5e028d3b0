/** What `bin/portal` can become, by its command: files of apps/server/src. */
export const programs = {
  start: 'main.ts',
  'create-admin': 'create-admin.ts',
  'reset-password': 'reset-password.ts',
  check: 'check.ts',
  'check-history': 'check-history.ts',
  'rotate-license-key': 'rotate-license-key.ts',
  'send-test-mail': 'send-test-mail.ts',
  'check-statement': 'check-statement.ts',
  backup: 'backup.ts',
  restore: 'restore.ts',
  'move-to-postgres': 'move-to-postgres.ts',
  'move-files': 'move-files.ts',
};
