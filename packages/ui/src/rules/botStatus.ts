/** A status as it is compared. */
export function normalizeStatus(status: string): string {
  return status.trim().toLowerCase();
}

/** Whether the status of a bot or an investment is `active`, in any letter case. */
export function isActiveStatus(status: string): boolean {
  return normalizeStatus(status) === 'active';
}
