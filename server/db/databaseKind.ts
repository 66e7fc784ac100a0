/** What a registered database speaks: PostgreSQL's protocol, or that of MySQL, which MariaDB has too. */
export const databaseKinds = ['postgres', 'mysql'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];
