import type { FormDocument, ModuleAction, ModuleGrant } from '../../schemas/documents/form.ts';
import type { RuleSetOrReference } from '../../schemas/condition.ts';
import type { LocalText } from '../../schemas/text.ts';
import { IdSource } from '../parts/newId.ts';
import { same } from '../same.ts';
import {
  type Command,
  type Edited,
  type EditLanguage,
  gone,
  isRefused,
  refuse,
  type Refused,
  treeOf,
} from './command.ts';

/** What a grant lets its roles do with a field; whoever may write it reads it as well. */
export type FieldRight = 'none' | 'read' | 'write';

const READING: readonly ModuleAction[] = ['list', 'detail', 'count'];

const has = (fields: ModuleGrant['write'], code: string): boolean =>
  fields === '*' || fields?.includes(code) === true;

export const fieldRight = ({ read, write }: ModuleGrant, code: string): FieldRight =>
  has(write, code) ? 'write' : has(read, code) ? 'read' : 'none';

/**
 * Begins what a role may do with the records of a form: it sees them, and all of their fields. Where something is granted to it
 * already, by whatever rule of records, that stays all that is.
 */
export function addGrant(role: string, title: LocalText): Command {
  return (document, language) => {
    if (document.kind !== 'form') return gone();
    if (document.grants.some(({ roles }) => roles.includes(role)))
      return refuse('该角色已有权限', 'The role has rights already');
    const id = new IdSource(treeOf(document, language), language.idSuffix).next('grant');
    const grant: ModuleGrant = { id, roles: [role], actions: [...READING], read: '*' };
    return {
      document: { ...document, grants: [...document.grants, grant] },
      title,
      select: [`grant:${id}`],
    };
  };
}

/** What is changed of a grant. */
export type GrantChange = (grant: ModuleGrant, form: FormDocument) => ModuleGrant;

/**
 * Changes what one role is granted. A grant that it has together with others becomes its own: these keep what they have.
 * @param key of the grant, as a part
 * @param change undefined takes the role out of the grant
 */
function changeGrant(key: string, role: string, change: GrantChange | undefined, title: LocalText): Command {
  return (document, language) => {
    const at = indexOfGrant(document, key, language);
    if (document.kind !== 'form' || at === undefined) return gone();
    const grant = document.grants[at];
    if (grant?.roles.includes(role) !== true) return gone();
    const others = grant.roles.filter((each) => each !== role);
    const left = others.length === 0 ? [] : [{ ...grant, roles: others }];
    const put = (...grants: readonly ModuleGrant[]): FormDocument => ({
      ...document,
      grants: [...document.grants.slice(0, at), ...grants, ...document.grants.slice(at + 1)],
    });
    if (change === undefined) return { document: put(...left), title, select: [] };
    const changed = change(grant, document);
    if (same(changed, grant)) return refuse('没有变化', 'Nothing changes');
    if (others.length === 0)
      return { document: put(changed), title, select: grant.id === undefined ? [] : [`grant:${grant.id}`] };
    const id = new IdSource(treeOf(document, language), language.idSuffix).next('grant');
    return { document: put(...left, { ...changed, id, roles: [role] }), title, select: [`grant:${id}`] };
  };
}

/** What one role has by one grant. */
export interface GrantOf {
  /** Of the grant, as a part. */
  readonly key: string;
  readonly role: string;
}

/** Changes what several roles are granted, in one step; what is so already stays. */
export function changeGrants(
  over: readonly GrantOf[],
  change: GrantChange | undefined,
  title: LocalText,
): Command {
  return (document, language) => {
    let edited: Edited | undefined;
    let refused: Refused = gone();
    for (const { key, role } of over) {
      const result = changeGrant(key, role, change, title)(edited?.document ?? document, language);
      if (isRefused(result)) refused = result;
      else edited = result;
    }
    return edited ?? refused;
  };
}

function indexOfGrant(
  document: Parameters<Command>[0],
  key: string,
  language: EditLanguage,
): number | undefined {
  const { role, within } = treeOf(document, language).byKey.get(key) ?? {};
  return role === 'grant' ? within?.index : undefined;
}

/**
 * Sets what a grant lets its roles do with fields.
 * @param codes `*`: all fields, those that come later as well
 * @param computed codes of fields that nobody writes: where writing is granted, these are read
 */
export const withFieldRight =
  (codes: readonly string[] | '*', right: FieldRight, computed: ReadonlySet<string>): GrantChange =>
  (grant, { fields }) => {
    const all = fields.map(({ name }) => name);
    const isWhole = codes === '*';
    const read = new Set(all.filter((code) => has(grant.read, code) || has(grant.write, code)));
    const written = new Set(all.filter((code) => has(grant.write, code)));
    for (const code of isWhole ? all : codes) {
      const isWritten = right === 'write' && !computed.has(code);
      if (right === 'none') read.delete(code);
      else read.add(code);
      if (isWritten) written.add(code);
      else written.delete(code);
    }
    const { write: _, ...rest } = grant;
    // Fields that come later are granted only to whom all fields are: one after the other is a choice of these alone.
    const readLater = isWhole ? right !== 'none' : grant.read === '*' || grant.write === '*';
    const writeLater = isWhole ? right === 'write' : grant.write === '*';
    const writable = all.filter((code) => !computed.has(code));
    const isAllWritten = writeLater && writable.every((code) => written.has(code));
    const write = isAllWritten ? ('*' as const) : writable.filter((code) => written.has(code));
    return {
      ...rest,
      read: readLater && all.every((code) => read.has(code)) ? '*' : all.filter((code) => read.has(code)),
      ...(write.length > 0 && { write }),
    };
  };

/** Grants actions, or takes them away; they stand in one order whatever was set last. */
export const withActions =
  (actions: readonly ModuleAction[], isGranted: boolean, order: readonly ModuleAction[]): GrantChange =>
  (grant) => {
    const granted = new Set(grant.actions);
    for (const action of actions) {
      if (isGranted) granted.add(action);
      else granted.delete(action);
    }
    return { ...grant, actions: order.filter((action) => granted.has(action)) };
  };

/** Says which records a grant is about; undefined: all of them. */
export const withRows =
  (rows: RuleSetOrReference | undefined): GrantChange =>
  ({ rows: _, ...grant }) =>
    rows === undefined ? grant : { ...grant, rows };
