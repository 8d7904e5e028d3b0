import { hasMosqueRight, type LicenseStatus, type MosqueRole } from '@timesync/contract';

interface Handout {
  isBox: boolean;
  status: LicenseStatus;
}

/** Why nobody can hand out this licence. */
export function handoutObstacle({ isBox, status }: Handout) {
  if (isBox) return 'HANDOUT_OF_BOX';
  return status === 'unused' ? undefined : 'HANDOUT_NOT_UNUSED';
}

/** For a member of the mosque that owns it by his role there; null is its only owner. */
export function canBeHandedOut(license: Handout, role: MosqueRole | null): boolean {
  return !handoutObstacle(license) && (role === null || hasMosqueRight(role, 'manage'));
}
