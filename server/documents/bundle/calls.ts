import { isBuiltinInterface } from '../../../src/documents/check/documentSet.ts';
import { isModuleCall } from '../../../src/schemas/wire/callables.ts';
import { findReferences } from '../references.ts';

/** The configured interfaces that some documents call, as `module/interface`. */
export function configuredCalls(values: Iterable<unknown>): ReadonlySet<string> {
  const calls = [...values].flatMap(findReferences).filter(({ kind }) => kind === 'call');
  const names = calls.map(({ id }) => id);
  return new Set(names.filter((call) => !isBuiltinInterface(call) && !isModuleCall(nameIn(call))));
}

/** Modules that some documents name as a form's, be it that they call something of it that every form has. */
export function formModules(values: Iterable<unknown>): ReadonlySet<string> {
  const modules = new Set<string>();
  for (const value of values) {
    const references = findReferences(value);
    const calls = references.filter(({ kind }) => kind === 'call');
    const configured = new Set(
      calls.filter(({ id }) => !isModuleCall(nameIn(id))).map(({ id }) => id.split('/')[0] ?? ''),
    );
    const called = new Set(
      calls.filter(({ id }) => isModuleCall(nameIn(id))).map(({ id }) => id.split('/')[0] ?? ''),
    );
    for (const { kind, id } of references)
      if (kind === 'form' && (called.has(id) || !configured.has(id))) modules.add(id);
  }
  return modules;
}

const nameIn = (call: string): string => call.split('/')[1] ?? '';
