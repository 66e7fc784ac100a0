import { literal } from '../../../conditions/index.ts';
import type { RendererMeta } from '../../../schemas/rendererMeta.ts';
import type { Normal } from '../normalise/normalise.ts';
import { importFinding } from '../read/findings.ts';
import { isBool, isList, isRecord } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Run } from '../read/run.ts';
import { readOptions, type ReadOptions } from './options.ts';
import { isListOfConstants } from './typeOf.ts';

/** The values that a property lists, and where it does. */
export interface Choices extends ReadOptions {
  readonly path: string;
}

/** The values that a property lists, itself, in its entries or in its component; undefined where it lists none. */
export function readChoices(
  reader: Reader,
  props: Reader | undefined,
  { type, items }: { readonly type: string; readonly items: Normal | undefined },
  run: Run,
): Choices | undefined {
  const label = (text: string): string | undefined =>
    run.formily && text.includes('{{') ? undefined : literal(text);
  // The one text that may be chosen; a number or a switch is held to it by a rule, and in Formily any value is.
  const isChosen = !run.formily && reader.peek('enum') === undefined && type === 'string';
  const only = isChosen ? reader.peek('const') : undefined;
  if (only !== undefined && only !== null && !isRecord(only) && !isList(only))
    return { ...readOptions([reader.take('const')], label), path: reader.at('const') };
  for (const holder of [reader, items?.reader].filter((each) => each !== undefined)) {
    for (const key of ['enum', 'oneOf', 'anyOf']) {
      const list = holder.peek(key);
      if (!isList(list) || !(key === 'enum' || isListOfConstants(list))) continue;
      holder.take(key);
      const names = holder.takeIf('enumNames', isList) ?? [];
      if (holder !== reader) finishItems(reader, holder, run);
      return { ...readOptions(list, label, names), path: holder.at(key) };
    }
  }
  for (const key of ['options', 'dataSource', 'treeData']) {
    const list = props?.takeIf(key, isList);
    if (props && list) return { ...readOptions(list, label), path: props.at(key) };
  }
  return undefined;
}

/** Items hold nothing but the choices, or single values: their type says nothing more, anything else is told. */
export function finishItems(reader: Reader, items: Reader, run: Run): void {
  const once = reader.takeIf('uniqueItems', isBool) === true;
  // Nobody can choose twice.
  if (!run.formily && !once) run.report(importFinding('OPTIONS_CHANGED.once', items.path));
  reader.take('items');
  items.take('type');
  items.rest(run);
}

/** The options of a widget, and what became of them. @param at where the property stands */
export function optionProps(
  choices: Choices | undefined,
  meta: RendererMeta,
  at: string,
  run: Run,
): Record<string, unknown> {
  const [prop, declared] = Object.entries(meta.props).find(([, { kind }]) => kind === 'options') ?? [];
  if (!choices) {
    const needsSome = meta.field?.hasOptions === true && declared !== undefined && !declared.source;
    if (needsSome) run.report(importFinding('OPTIONS_LOST.none', at));
    return {};
  }
  const { path, options } = choices;
  if (choices.lost) {
    const lost = importFinding('OPTIONS_LOST', path);
    run.report(options.length === 0 ? { ...lost, severity: 'error' } : lost);
  }
  if (choices.beyond) run.report(importFinding('TOO_MUCH.options', path));
  if (choices.changed) run.report(importFinding('OPTIONS_CHANGED', path));
  const words = meta.imports?.words;
  if (words !== undefined) {
    if (choices.labelled) run.report(importFinding('OPTIONS_CHANGED.labels', path));
    return { [words]: options.map(({ value }) => value) };
  }
  if (prop !== undefined) return { [prop]: options };
  run.report(importFinding('NOT_CARRIED', path, { member: 'enum' }));
  return {};
}
