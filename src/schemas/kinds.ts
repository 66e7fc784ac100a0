/** The kinds of resources. */
export const resourceKinds = [
  'system',
  'app',
  'appBi',
  'appMobile',
  'bi',
  'control',
  'mgr',
  'mgrList',
  'mgrForm',
  'condition',
  'condition_mew',
  'form',
  'flow',
] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** The kinds that a menu or an action can open. */
export const pageKinds = ['app', 'appMobile', 'appBi', 'bi', 'form', 'mgrForm', 'mgrList', 'mgr'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The kind under which a resource is kept: `condition_mew` is accepted and stored as `condition`. */
export const storedKind = (kind: ResourceKind): ResourceKind =>
  kind === 'condition_mew' ? 'condition' : kind;

/** Ids of resources (`docs/api.md`, Documents). */
export const RESOURCE_ID = '^[a-z][a-z0-9-]{1,63}$';

/** Whether an id is one of the documents that come with the product, which its releases alone change (`backoffice`). */
export const isProductId = (id: string): boolean => /^(?:platform-|sms-outbox(?:-|$))/.test(id);

/** Characters of a resource's name at most. */
export const LONGEST_NAME = 100;

/** Codes of fields. */
export const FIELD_CODE = '^[A-Za-z][A-Za-z0-9_]{0,62}$';

/** Words that the expression language keeps for itself, so no field may be called so. */
const RESERVED_CODES: readonly string[] = ['and', 'or', 'not', 'in', 'true', 'false', 'null'];

/** What the server owns in every record, with the types of its columns (`docs/api.md`, Records). */
export const SERVER_COLUMNS = {
  id: 'text',
  revision: 'number',
  createdBy: 'text',
  createdAt: 'datetime',
  updatedBy: 'text',
  updatedAt: 'datetime',
} as const;

export const SERVER_FIELDS: readonly string[] = Object.keys(SERVER_COLUMNS);

/** The column behind what the server owns. */
export const serverColumnName = (code: string): string =>
  code.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names that every PostgreSQL table already has. */
const SYSTEM_COLUMNS = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'];

const refusedCodes: ReadonlySet<string> = new Set([
  ...RESERVED_CODES,
  ...SERVER_FIELDS,
  ...SERVER_FIELDS.map(serverColumnName),
  ...SYSTEM_COLUMNS,
  'actionMights',
  'constructor',
  'prototype',
]);

/**
 * Whether a code is no field's: words of the language, columns that exist, names that rights read from the session, and
 * names that no value on the wire may carry.
 */
export const isRefusedCode = (code: string): boolean =>
  refusedCodes.has(code) || code.startsWith('platform_');
