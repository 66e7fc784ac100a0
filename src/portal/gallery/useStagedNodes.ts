import { useEffect, useRef, useState } from 'react';
import { compileNodes, type CompiledNode } from '../../documents/compile.ts';
import type { FormModel } from '../../runtime/form/FormModel.ts';
import { formOfNodes } from '../../runtime/form/formOfNodes.ts';
import type { PageModel } from '../../runtime/render/PageModel.ts';
import { isFieldReference, type Node } from '../../schemas/node.ts';
import type { StageState } from './settings.ts';

/** Nodes ready to be drawn, with the form around them where they are fields. */
export interface StagedNodes {
  readonly page: PageModel;
  readonly nodes: readonly CompiledNode[];
  readonly form: FormModel | undefined;
}

const NO_RIGHTS = { actions: [], read: [], write: [] };

/**
 * Compiles what stands on the stage, anew whenever it was edited. What a person has typed into fields stays.
 * @param sampleError stands at fields whose value their own rules find sound, in the state that shows errors
 * @returns undefined until it is compiled first
 */
export function useStagedNodes(
  page: PageModel,
  body: readonly Node[],
  state: StageState,
  sampleError: string,
): StagedNodes | undefined {
  const [staged, setStaged] = useState<StagedNodes>();
  const before = useRef<FormModel>(undefined);
  useEffect(() => {
    const form = formOfNodes(page, state === 'empty' ? withoutDefaults(body) : body, {
      mode: state === 'readOnly' ? 'view' : 'add',
      rights: state === 'noRight' ? NO_RIGHTS : undefined,
      enabled: state !== 'disabled',
    });
    if (form) takeOver(form, before.current);
    before.current = form;
    if (form && state === 'error') void showErrors(form, sampleError);
    const nodes = form?.compiled.layout ?? compileNodes(body, page.environment, '/body');
    setStaged({ page, nodes, form });
    return () => form?.dispose();
  }, [page, body, state, sampleError]);
  return staged?.page === page ? staged : undefined;
}

function takeOver(form: FormModel, before: FormModel | undefined): void {
  if (before?.page !== form.page) return;
  for (const code of before.changed) if (form.field(code)) form.setValue(code, before.values[code]);
}

async function showErrors(form: FormModel, sample: string): Promise<void> {
  for (const field of form.fields.values()) if (await field.validate()) field.refuse(sample);
}

const withoutDefaults = (body: readonly Node[]): readonly Node[] => body.map(withoutDefault);

function withoutDefault({ default: _default, ...node }: Node): Node {
  const children = node.children?.map((child) => (isFieldReference(child) ? child : withoutDefault(child)));
  return children ? { ...node, children } : node;
}
