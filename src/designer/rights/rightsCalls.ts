import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { SeenMenu } from '../../documents/system/menuActions.ts';
import type { RuleSetOrReference } from '../../schemas/condition.ts';
import type { DesignGrant, DesignRight } from '../../schemas/designRight.ts';
import type { FormDocument, ModuleAction } from '../../schemas/documents/form.ts';
import type { LocalText, Text } from '../../schemas/text.ts';

/** A role, and how many active people have it. */
export interface RoleInfo {
  readonly id: string;
  readonly name: LocalText;
  readonly isAdmin: boolean;
  readonly people: number;
}

/** A working document whose design the caller reads. */
export interface ReadDocument {
  readonly id: string;
  readonly title: Text;
  readonly system: string | null;
  /** What the caller may do with its design. */
  readonly rights: readonly DesignRight[];
  /** Whether the caller may give the role anything there: designers only to roles of the system. */
  readonly takesRole: boolean;
}

/** One in which a role is, or may be, granted something. */
interface GrantedDocument extends ReadDocument {
  readonly revision: number;
  /** Whether users have it as it is. */
  readonly isPublished: boolean;
}

export interface GrantedSystem extends GrantedDocument {
  /** Whether one of its menus names the role. */
  readonly sees: boolean;
  /** The menus that do. */
  readonly menus: readonly SeenMenu[];
}

export type GrantedForm = GrantedDocument & Pick<FormDocument, 'fields' | 'grants'>;

/** `result` of `/rights/role.do`. */
export interface RoleRights {
  readonly role: RoleInfo;
  readonly systems: readonly GrantedSystem[];
  readonly forms: readonly GrantedForm[];
  /** The forms that grant it nothing yet, and whose rights the caller sets. */
  readonly freeForms: readonly ReadDocument[];
  readonly designs: readonly DesignGrant[];
  /** Whether the caller sets what roles design. */
  readonly setsDesigns: boolean;
}

/** What a role may do, as documents are designed. @throws ApiError */
export async function fetchRole(client: ApiClient, role: string, signal: AbortSignal): Promise<RoleRights> {
  const { result } = await client.call('manager', '/rights/role.do', { role }, { signal });
  return result as RoleRights;
}

/** What is asked: whether somebody may do something. */
export type Question = { readonly user: string } & (
  | {
      readonly form: string;
      readonly action: ModuleAction;
      readonly record?: string;
      readonly field?: string;
    }
  | { readonly system: string; readonly menu: readonly number[] }
  | { readonly system: string; readonly right: DesignRight }
);

/** The reasons of one role; which of them are there depends on what was asked. */
export interface RoleReasons {
  readonly role: string;
  readonly name: LocalText;
  readonly isAdmin: boolean;
  readonly may: boolean;
  readonly granted?: boolean;
  readonly menus?: 'allow' | 'deny' | 'unneeded';
  readonly ways?: readonly {
    readonly system: string;
    readonly menus: readonly Text[];
    readonly actions: '*' | readonly string[];
  }[];
  readonly rules?: readonly { readonly rows?: RuleSetOrReference; readonly holds?: boolean }[];
  readonly record?: boolean;
  readonly field?: boolean;
  readonly hidden?: boolean;
  readonly actions?: '*' | readonly string[];
  readonly designs?: readonly DesignGrant[];
}

/** `result` of `/rights/explain.do`. */
export interface Explanation {
  readonly may: boolean;
  readonly user: { readonly id: string; readonly name: string; readonly loginName: string };
  readonly active: boolean;
  readonly roles: readonly RoleReasons[];
  /** What the systems are called that the reasons name, by id. */
  readonly systems: Readonly<Record<string, Text>>;
}

/** @throws ApiError */
export async function explain(
  client: ApiClient,
  question: Question,
  signal: AbortSignal,
): Promise<Explanation> {
  const { result } = await client.call('manager', '/rights/explain.do', question, { signal });
  return result as Explanation;
}

export const recordActions = ['detail', 'update', 'remove'] as const;
export type RecordAction = (typeof recordActions)[number];

/** Of how many of a role something is true; `each`: nobody has counted. */
export interface Extent {
  readonly of: 'all' | 'some' | 'none' | 'each';
  readonly people?: number;
}

/** What a role may do with a record. */
export interface RoleMay {
  readonly role: string;
  readonly name: LocalText;
  readonly people: number;
  readonly actions: Readonly<Record<RecordAction, Extent>>;
  readonly rules: readonly { readonly rows?: RuleSetOrReference; readonly holds: Extent }[];
  readonly read: '*' | readonly string[];
}

/** Which record. */
export interface RecordKey {
  readonly form: string;
  readonly record: string;
}

/** Who may see a record, by role. @throws ApiError */
export async function fetchWhoMay(
  client: ApiClient,
  key: RecordKey,
  signal: AbortSignal,
): Promise<readonly RoleMay[]> {
  const { result } = await client.call('manager', '/rights/whoMay.do', { ...key }, { signal });
  return (result as { roles: readonly RoleMay[] }).roles;
}

/** Somebody who may do something with the record. */
export type PersonMay = {
  readonly id: string;
  readonly name: string;
  readonly loginName: string;
} & Readonly<Record<RecordAction, boolean>>;

export interface PeopleMay {
  readonly people: readonly PersonMay[];
  /** Absent: they are worked out one after the other, and `looked` were, of `of`. */
  readonly total?: number;
  readonly looked: number;
  readonly of: number;
}

/** People of a page. */
export const PEOPLE_PAGE = 50;

/** A page of the people of a role who may do something with a record. @throws ApiError */
export async function fetchPeopleMay(
  client: ApiClient,
  key: RecordKey & { readonly role: string; readonly offset: number },
  signal: AbortSignal,
): Promise<PeopleMay> {
  const param = { ...key, limit: PEOPLE_PAGE };
  const { result } = await client.call('manager', '/rights/whoMay.do', param, { signal });
  return result as PeopleMay;
}

/** A design right as the back office keeps it. */
export interface DesignEntry extends DesignGrant {
  readonly id: string;
  readonly revision: number;
}

const MODULE = '/rest/http/platform-design-right';

/** The design rights of a role, as records. @throws ApiError */
export async function fetchDesigns(
  client: ApiClient,
  role: string,
  signal: AbortSignal,
): Promise<readonly DesignEntry[]> {
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'role', type: 'text', judgeType: 'equal', value: role }],
  };
  const { list } = await client.list<DesignEntry>(
    'interface',
    `${MODULE}/list.htm`,
    { where, limit: -1 },
    { signal },
  );
  return list;
}

/**
 * Sets what a role may design of a system; without any right the entry goes.
 * @param entry the one that there is; undefined for none
 * @throws ApiError
 */
export async function setDesigns(
  client: ApiClient,
  at: { readonly role: string; readonly system: string },
  entry: DesignEntry | undefined,
  rights: readonly DesignRight[],
): Promise<void> {
  const call = (action: string, param: object) =>
    client.call('interface', `${MODULE}/${action}.htm`, param, { outlivesRoute: true });
  if (entry === undefined) await call('add', { data: { ...at, rights } });
  else if (rights.length === 0) await call('remove', { ids: [entry.id] });
  else await call('update', { id: entry.id, revision: entry.revision, data: { rights } });
}

/** Somebody who has a role. */
export interface Member {
  readonly id: string;
  readonly realName: string;
  readonly loginName: string;
}

/** The first people who have a role, and how many there are. @throws ApiError */
export async function fetchMembers(
  client: ApiClient,
  role: string,
  offset: number,
  signal: AbortSignal,
): Promise<{ readonly list: readonly Member[]; readonly total: number }> {
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'roles', type: 'array', judgeType: 'contain', value: [role] }],
  };
  const param = {
    ...{ where, offset, limit: PEOPLE_PAGE, fields: ['id', 'realName', 'loginName'] },
    sort: [{ field: 'loginName', order: 'asc' }],
  };
  return client.list<Member>('interface', '/rest/http/platform-user/list.htm', param, { signal });
}
