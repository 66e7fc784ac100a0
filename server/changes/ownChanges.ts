/** What changes for one person alone, and nobody else is told of: the tasks that they have, the messages in their inbox. */
const OWN = ['flow-tasks', 'inbox'] as const;
export type OwnModule = (typeof OWN)[number];

export const isOwnModule = (module: string): module is OwnModule => OWN.some((own) => own === module);

/** By which name such a change is told in the feed. */
export const ownChanges = (module: OwnModule, userId: string): string => `${module} ${userId}`;
