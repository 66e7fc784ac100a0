import { canonicalJson } from '../../src/documents/diff/canonicalJson.ts';
import { namesCondition, ruleSetOf } from '../../src/documents/namedRules.ts';
import type { Condition, ConditionTree, RuleSet, RuleSetOrReference } from '../../src/schemas/condition.ts';
import type { AtriumDocument, FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleGrant } from '../../src/schemas/documents/form.ts';
import type { Menu, SystemDocument } from '../../src/schemas/documents/system.ts';

/** The rules of a condition, by its id; undefined where there is none. */
export type FindRules = (id: string) => RuleSetOrReference | undefined;

/** One right that a document gives, told by what it opens and not by what that is called. */
interface GrantedRight {
  /** Where it is written. */
  readonly path: string;
  /** Equal for two rights that open the same to the same roles. */
  readonly meaning: string;
}

/**
 * The rights that a document gives: of a form those of its grants, of a system those of its menus. What a right opens is
 * more than its words: of a form the columns that stand behind the codes of fields and the rules behind the names of
 * conditions, of a menu its target. What is open to all is `openedToAll`'s to say.
 */
export function rightsIn(
  document: AtriumDocument | undefined,
  findRules: FindRules,
): readonly GrantedRight[] {
  if (document?.kind === 'form') return formRights(document, findRules);
  return document?.kind === 'system' ? menuRights(document) : [];
}

/** The first place where a document gives other rights than before; undefined where it gives the same. */
export function changedRight(
  now: readonly GrantedRight[],
  before: readonly GrantedRight[],
): string | undefined {
  const left = before.map(({ meaning }) => meaning);
  for (const { meaning, path } of now) {
    const at = left.indexOf(meaning);
    if (at < 0) return path;
    left.splice(at, 1);
  }
  return left.length > 0 ? '' : undefined;
}

function formRights({ fields, grants }: FormDocument, findRules: FindRules): readonly GrantedRight[] {
  // The first of two with one code counts, and values are kept by the id of the field.
  const ids = new Map(fields.toReversed().map(({ name, id }) => [name, `#${id}`]));
  const idOf = (code: string): string => ids.get(code) ?? code;
  const all = (codes: ModuleGrant['write']): unknown => (Array.isArray(codes) ? codes.map(idOf) : codes);
  return grants.map(({ id: _id, rows, read, write, ...grant }, index) => ({
    path: `/grants/${String(index)}`,
    meaning: canonicalJson({
      ...grant,
      read: all(read),
      ...(write !== undefined && { write: all(write) }),
      ...(rows !== undefined && { rows: rowsMeant(rows, findRules, idOf) }),
    }),
  }));
}

/** The rules of some rows, with who else may change them: whoever changes the condition that is named. */
function rowsMeant(rows: RuleSetOrReference, findRules: FindRules, idOf: (code: string) => string): object {
  const rules = ruleSetOf(rows, findRules);
  return {
    ...(namesCondition(rows) && rows),
    ...(rules !== undefined && { rules: withIds(rules, idOf) }),
  };
}

/** Rules with the fields that they read told by their ids. */
function withIds(rules: RuleSet, idOf: (code: string) => string): RuleSet {
  const condition = (each: Condition): Condition => {
    const [code = '', ...inside] = each.bindKey.split('.');
    return { ...each, bindKey: [idOf(code), ...inside].join('.') };
  };
  const tree = ({ union, list }: ConditionTree): ConditionTree => ({
    union,
    list: list.map((each) => {
      if (typeof each === 'string') return each;
      return 'union' in each ? tree(each) : condition(each);
    }),
  });
  const { conditionList, conditionTree, ...rest } = rules;
  return {
    ...rest,
    conditionList: conditionList.map(condition),
    ...(conditionTree && { conditionTree: tree(conditionTree) }),
  };
}

function menuRights({ menus }: SystemDocument): readonly GrantedRight[] {
  const rightsOf = (list: readonly Menu[], around: string): readonly GrantedRight[] =>
    list.flatMap((menu, index) => {
      const { grants = [], children = [], type, app, menuPath, url } = menu;
      const path = `${around}/${String(index)}`;
      const opens = { type, app, menuPath, url };
      const own = grants.map((grant, at) => ({
        path: `${path}/grants/${String(at)}`,
        meaning: canonicalJson({ grant, opens }),
      }));
      return [...own, ...rightsOf(children, `${path}/children`)];
    });
  return rightsOf(menus, '/menus');
}
