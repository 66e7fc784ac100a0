import type { ReadDocument } from './rightsCalls.ts';

/** Why the caller does not set what a role may do in a document. */
export type Obstacle = 'ofAdministrators' | 'lacksDesign' | 'lacksGrant' | 'foreignRole';

/** @returns undefined where the caller sets it; the server holds every save to the same */
export function obstacleOf({ rights, system, takesRole }: ReadDocument): Obstacle | undefined {
  if (!rights.includes('grant')) return system === null ? 'ofAdministrators' : 'lacksGrant';
  if (!rights.includes('design')) return 'lacksDesign';
  return takesRole ? undefined : 'foreignRole';
}
