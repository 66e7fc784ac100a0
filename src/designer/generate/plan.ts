import { actionsOf } from '../../documents/generate/grantsFrom.ts';
import { type Called, type GenerateChoices, titleOf } from '../../documents/generate/choices.ts';
import { likelyHandled } from '../../documents/generate/listedFields.ts';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { FormDocument, SystemDocument } from '../../schemas/documents/index.ts';
import { RESOURCE_ID } from '../../schemas/kinds.ts';

/** The documents that can be made beside the form itself. */
export const parts = ['list', 'handling', 'mgr', 'page'] as const;
export type PartName = (typeof parts)[number];

/** What a person has chosen so far. */
export interface GeneratePlan {
  readonly parts: Readonly<Record<PartName, Called & { readonly wanted: boolean }>>;
  readonly menu: 'none' | 'existing' | 'new';
  readonly system: string | undefined;
  readonly newSystem: Called;
  readonly menuTitle: string;
  readonly icon: string;
  readonly files: readonly string[];
  readonly handles: readonly string[];
  readonly handled: readonly string[];
}

/** An id that nothing has: the wanted one, else with a number behind it. */
function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let at = 2; taken.has(id); at += 1) id = `${wanted}-${String(at)}`;
  return id;
}

/** The longest stem that leaves room for what is put behind it. */
const LONGEST_STEM = 48;

/** What is proposed for a form: everything under free ids, for the roles that its rights name already. */
export function firstPlan(form: FormDocument, taken: ReadonlySet<string>, metas: MetaIndex): GeneratePlan {
  const stem = form.id.slice(0, LONGEST_STEM);
  const { zhCN: title } = titleOf(form);
  const called = (ending: string, name: string, wanted: boolean) => ({
    id: freeId(`${stem}-${ending}`, taken),
    name: `${title}${name}`,
    wanted,
  });
  const handled = likelyHandled(form, metas);
  const roles = [...new Set(form.grants.flatMap((grant) => grant.roles))];
  const may = (action: 'add' | 'update') => roles.filter((role) => actionsOf(form, role).includes(action));
  const handles = may('update');
  return {
    parts: {
      list: called('list', '列表', true),
      handling: called('handle', '办理', handled.length > 0),
      mgr: called('mgr', '管理', false),
      page: called('home', '概览', false),
    },
    menu: 'new',
    system: undefined,
    newSystem: { id: freeId(`${stem}-system`, taken), name: title },
    menuTitle: title,
    icon: 'form',
    files: may('add').filter((role) => !handles.includes(role)),
    handles,
    handled,
  };
}

export type Slip = 'idWrong' | 'idTaken' | 'idTwice' | 'nameMissing';

/** What is wrong with how something is to be called; undefined where nothing is. */
export function slipIn(
  { id, name }: Called,
  plan: GeneratePlan,
  taken: ReadonlySet<string>,
): Slip | undefined {
  if (name.trim() === '') return 'nameMissing';
  if (!new RegExp(RESOURCE_ID).test(id)) return 'idWrong';
  if (taken.has(id)) return 'idTaken';
  return calledIn(plan).filter((each) => each.id === id).length > 1 ? 'idTwice' : undefined;
}

/** All that will be new. */
const calledIn = (plan: GeneratePlan): readonly Called[] => [
  ...parts.map((part) => plan.parts[part]).filter(({ wanted }) => wanted),
  ...(plan.menu === 'new' ? [plan.newSystem] : []),
];

/** Whether a plan can be carried out. */
export const isReady = (plan: GeneratePlan, taken: ReadonlySet<string>): boolean =>
  calledIn(plan).every((called) => slipIn(called, plan, taken) === undefined) &&
  plan.files.length + plan.handles.length > 0 &&
  (plan.menu === 'none' || plan.menuTitle.trim() !== '') &&
  (plan.menu !== 'existing' || plan.system !== undefined);

/** What the plan says to whoever makes documents of it. @param system the one that is there, where it is chosen */
export function choicesOf(plan: GeneratePlan, system: SystemDocument | undefined): GenerateChoices {
  const called = (part: PartName): Called | undefined => {
    const { id, name, wanted } = plan.parts[part];
    return wanted ? { id, name: name.trim() } : undefined;
  };
  const { list } = plan.parts;
  const { id, name } = plan.newSystem;
  const entry = { title: plan.menuTitle.trim(), icon: plan.icon };
  const menu =
    plan.menu === 'new'
      ? { ...entry, newSystem: { id, name: name.trim() } }
      : plan.menu === 'existing' && system
        ? { ...entry, system }
        : undefined;
  return {
    list: { id: list.id, name: list.name.trim() },
    handling: called('handling'),
    mgr: called('mgr'),
    page: called('page'),
    menu,
    files: plan.files,
    handles: plan.handles,
    handled: plan.parts.handling.wanted ? plan.handled : [],
  };
}
