import { insideBraces } from '../../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import type { ConditionField } from '../../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { sayRules } from '../../../renderers/input/shared/conditionBuilder/sentence.meta.ts';
import type { TextOf } from '../../../runtime/locale/useText.ts';
import type { Action } from '../../../schemas/action.ts';
import { flowPages } from '../../../schemas/actionParameters.ts';
import { isText, listed, localise, type Locale } from '../../../schemas/text.ts';
import { recordOf } from '../../settings/recordOf.ts';
import { branchesOf } from './chain.ts';
import type { sayingsLocale } from './sayings.locale.ts';

export type SayingsText = TextOf<keyof (typeof sayingsLocale.texts)['zhCN']>;

/** What actions are said with: the words, and what people call the things that they name. */
export interface Saying {
  readonly text: SayingsText;
  readonly locale: Locale;
  /** A document by kind and id, with its name where it is known. */
  readonly target: (kind: string, id: string) => string;
  readonly module: (id: string) => string;
  readonly call: (call: string) => string;
  readonly field: (code: string) => string;
  readonly variable: (name: string) => string;
  readonly event: (name: string) => string;
  readonly node: (id: string) => string;
  readonly ability: (name: string) => string;
  readonly fields: readonly ConditionField[];
}

const LONGEST = 40;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A value in a few words: an expression without its braces. */
function sayValue(value: unknown, { text, locale }: Saying): string {
  if (value === undefined || value === null || value === '') return text('missing');
  if (isText(value)) {
    const said = localise(value, locale);
    return cut(insideBraces(said)?.trim() ?? said);
  }
  return cut(JSON.stringify(value));
}

const nameOf = (value: unknown, called: (name: string) => string, { text }: Saying): string =>
  typeof value === 'string' && value !== '' ? called(value) : text('missing');

function sayTarget({ target }: Action, saying: Saying): string {
  const { kind, id } = recordOf(target);
  return typeof kind === 'string' && typeof id === 'string'
    ? saying.target(kind, id)
    : saying.text('missing');
}

/** What goes along, by name. */
function sayParams(params: unknown, { text, locale }: Saying): string {
  const names = Object.keys(recordOf(params)).filter((name) => name !== '');
  return names.length === 0 ? '' : text('with.params', { names: listed(names, locale) });
}

type Sentence = (action: Action, saying: Saying) => string;

const opening =
  (key: 'openPage' | 'openDialog' | 'openDrawer'): Sentence =>
  (action, saying) =>
    saying.text(key, { target: sayTarget(action, saying) }) +
    sayParams(action.params, saying) +
    (action.newTab === true ? saying.text('with.newTab') : '');

const plain =
  (key: 'validate' | 'submit' | 'reset' | 'stop' | 'actFlow'): Sentence =>
  (_action, { text }) =>
    text(key);

/** Which page of flows is meant; one that is not known as it is written. */
function sayFlowPage(page: unknown, { text }: Saying): string {
  const found = flowPages.find((each) => each === page);
  if (found !== undefined) return text(`openFlow.${found}`);
  return typeof page === 'string' ? page : '';
}

const ofModule =
  (key: 'importRows' | 'exportRows'): Sentence =>
  ({ module }, saying) =>
    saying.text(key, { module: nameOf(module, saying.module, saying) });

const sentences: Readonly<Record<string, Sentence>> = {
  openPage: opening('openPage'),
  openDialog: opening('openDialog'),
  openDrawer: opening('openDrawer'),
  closeDialog: ({ value }, saying) =>
    saying.text('closeDialog') +
    (value === undefined ? '' : saying.text('with.value', { value: sayValue(value, saying) })),
  openUrl: ({ url }, saying) => saying.text('openUrl', { url: sayValue(url, saying) }),
  openLink: ({ url, params }, saying) =>
    saying.text('openLink', { url: sayValue(url, saying) }) + sayParams(params, saying),
  confirm: ({ title }, saying) => saying.text('confirm', { title: sayValue(title, saying) }),
  message: ({ text }, saying) => saying.text('message', { text: sayValue(text, saying) }),
  setValue: ({ field, value }, saying) =>
    saying.text('setValue', { field: nameOf(field, saying.field, saying), value: sayValue(value, saying) }),
  setVariable: ({ name, value }, saying) =>
    saying.text('setVariable', {
      name: nameOf(name, saying.variable, saying),
      value: sayValue(value, saying),
    }),
  reload: ({ source, module }, saying) => {
    if (typeof source === 'string') return saying.text('reload.source', { source });
    if (typeof module === 'string') return saying.text('reload.module', { module: saying.module(module) });
    return saying.text('reload.all');
  },
  call: ({ call, param }, saying) =>
    saying.text('call', { call: nameOf(call, saying.call, saying) }) + sayParams(param, saying),
  validate: plain('validate'),
  submit: plain('submit'),
  reset: plain('reset'),
  save: ({ module, id }, saying) =>
    saying.text(id === undefined ? 'save.add' : 'save.update', {
      module: nameOf(module, saying.module, saying),
      id: sayValue(id, saying),
    }),
  remove: ({ module, ids }, saying) =>
    saying.text('remove', { module: nameOf(module, saying.module, saying), ids: sayValue(ids, saying) }),
  bulk: ({ items }, saying) => saying.text('bulk', { items: sayValue(items, saying) }),
  importRows: ofModule('importRows'),
  exportRows: ofModule('exportRows'),
  copyText: ({ text }, saying) => saying.text('copyText', { text: sayValue(text, saying) }),
  download: ({ file }, saying) => saying.text('download', { file: sayValue(file, saying) }),
  print: ({ node }, saying) =>
    typeof node === 'string'
      ? saying.text('print.node', { node: saying.node(node) })
      : saying.text('print.page'),
  emit: ({ event }, saying) => saying.text('emit', { event: nameOf(event, saying.event, saying) }),
  wait: ({ milliseconds }, saying) => saying.text('wait', { seconds: Number(milliseconds ?? 0) / 1000 }),
  parallel: (action, saying) => saying.text('parallel', { count: branchesOf(action).length }),
  forEach: ({ items }, saying) => saying.text('forEach', { items: sayValue(items, saying) }),
  stop: plain('stop'),
  sdk: ({ ability }, saying) => saying.text('sdk', { ability: nameOf(ability, saying.ability, saying) }),
  startFlow: ({ flow }, saying) => saying.text('startFlow', { flow: sayValue(flow, saying) }),
  actFlow: plain('actFlow'),
  openFlow: ({ page }, saying) => saying.text('openFlow', { page: sayFlowPage(page, saying) }),
};

/** What an action does, in a sentence of what it holds; one of a package by its name. */
export function sayAction(action: Action, saying: Saying): string {
  const sentence = Object.hasOwn(sentences, action.do) ? sentences[action.do] : undefined;
  return sentence?.(action, saying) ?? saying.text('other', { name: action.do });
}

/** Under which condition it runs; undefined for always. */
export function sayWhen({ when }: Action, { text, fields, locale }: Saying): string | undefined {
  if (when === undefined || when === true) return undefined;
  if (when === false) return text('when.never');
  if (typeof when === 'string')
    return text('when.expression', { rules: cut(insideBraces(when)?.trim() ?? when) });
  if ('condition' in when) return text('when.expression', { rules: when.condition });
  return text('when', { rules: sayRules(when, fields, locale) });
}
