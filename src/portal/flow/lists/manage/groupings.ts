/** What figures are grouped by. */
export const groupings = ['flow', 'node', 'person', 'department', 'day'] as const;
export type Grouping = (typeof groupings)[number];

/** Steps and people count tasks, everything else instances. */
export const isOfTasks = (by: Grouping): boolean => by === 'node' || by === 'person';
