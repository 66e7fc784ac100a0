/**
 * What stands for a secret value wherever a record is read: as many dots whatever it is, so that not even its length is
 * told. Sent back, it says that the value stays as it is.
 */
export const COVERED = '••••••';
