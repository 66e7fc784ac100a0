import type { InterfaceReading } from './definition/services.ts';
import { describeInterfaces } from './describeModules.ts';
import type { InterfaceEntry } from './describeModules.ts';
import { maySee } from './definition/policy.ts';
import { findPublished } from './definition/repository.ts';
import type { Definition } from './definition/schema.ts';

/** Describes interfaces of form modules and configured ones by id, in the order of the ids. */
export async function describeAll(
  ctx: InterfaceReading,
  ids: readonly string[],
): Promise<readonly InterfaceEntry[]> {
  const configured = (await findPublished(ctx.db, ids))
    .filter(({ definition }) => maySee(definition, ctx.actor))
    .map(({ definition }) => describeOne(definition));
  const found = [...(await describeInterfaces(ctx, ids)), ...configured];
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

function describeOne({ moduleCode, interfaceUrl, name, inputs, outputs }: Definition): InterfaceEntry {
  return {
    id: `${moduleCode}/${interfaceUrl}`,
    moduleCode,
    interfaceUrl,
    name,
    // What the session gives is nobody's to fill in.
    inputs: inputs
      .filter(({ from }) => from === undefined)
      .map((input) => ({
        name: input.name,
        title: input.title ?? input.name,
        type: input.type,
        required: input.required ?? false,
      })),
    outputs: outputs.map(({ name: output, title = output, type }) => ({ name: output, title, type })),
  };
}
