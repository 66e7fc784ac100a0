import { actionFault, typeFault, variableFault } from '../../documents/packageNames.ts';
import type { Extension } from './createPlatform.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Checks what an outside package brings before anything is made of it: a mistake is told at the start, by the name of
 * the part, and not by a page that fails later. The names follow the rules of `documents/packageNames.ts`, as on the server.
 * @throws Error naming the part and what is wrong with it
 */
export function checkExtension(extension: object): void {
  for (const [name, parts] of Object.entries(extension)) {
    const check = Object.hasOwn(checks, name) ? checks[name as keyof Extension] : undefined;
    if (!check) throw new Error(`An extension has no "${name}"; it has ${Object.keys(checks).join(', ')}.`);
    if (!Array.isArray(parts)) throw new Error(`The "${name}" of an extension are a list.`);
    for (const [at, part] of (parts as unknown[]).entries()) {
      if (!isMembers(part)) throw new Error(`${name}[${String(at)}] of an extension is nothing.`);
      const fault = check(part);
      if (fault !== undefined) throw new Error(`${name}[${String(at)}] of an extension: ${fault}`);
    }
  }
}

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): boolean => isMembers(value) && isText(value.zhCN) && isText(value.enUS);
const isFunction = (value: unknown): boolean => typeof value === 'function';

/** What is wrong with a part; undefined where it can be used. */
const checks: Readonly<Record<keyof Extension, (part: Members) => string | undefined>> = {
  renderers: ({ meta, load }) => {
    const { type, title, props } = isMembers(meta) ? meta : {};
    const fault = typeFault(String(type));
    if (fault !== undefined) return fault;
    if (!isTexts(title)) return `The widget "${String(type)}" has no title in both languages.`;
    if (!isMembers(props)) return `The widget "${String(type)}" declares no props; none at all are {}.`;
    return isFunction(load)
      ? undefined
      : `The widget "${String(type)}" has no load, which fetches its component.`;
  },
  actions: ({ name, parameters, run }) => {
    const fault = actionFault(String(name), isMembers(parameters) ? parameters : {});
    if (fault !== undefined) return fault;
    return isFunction(run) ? undefined : `The action "${String(name)}" has no run.`;
  },
  functions: ({ name, run, help }) => {
    if (!isText(name)) return 'A function has no name.';
    if (!isTexts(help)) return `The function "${name}" has no help in both languages.`;
    return isFunction(run) ? undefined : `The function "${name}" has no run.`;
  },
  platformVariables: ({ name, type, read }) => {
    const fault = variableFault(String(name));
    if (fault !== undefined) return fault;
    if (!isMembers(type) || !isText(type.kind))
      return `The platform variable "${String(name)}" has no type, such as { kind: 'text' }.`;
    return isFunction(read) ? undefined : `The platform variable "${String(name)}" has no read.`;
  },
  webComponents: ({ tag }) => (isText(tag) ? undefined : 'A web component has no tag.'),
  microFrontends: ({ name }) => (isText(name) ? undefined : 'A micro frontend has no name.'),
};
