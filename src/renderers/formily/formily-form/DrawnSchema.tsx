import { FormLayout, PreviewText } from '@formily/antd-v5';
import { ContextCleaner, createSchemaField, FormContext } from '@formily/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fieldCodes } from '../../../documents/formily/fieldCodes.ts';
import type { FormilyNode } from '../../../documents/formily/plan.ts';
import type { ReadSchema } from '../../../documents/formily/readSchema.ts';
import { isComponentName } from '../../../documents/formily/componentNames.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { Stack } from '../../shared/stack/Stack.tsx';
import { SchemaRun } from './engine/SchemaRun.ts';
import { toSchema } from './engine/toSchema.ts';
import { formilyFormLocale } from './FormilyForm.locale.ts';
import type { formilyFormMeta } from './FormilyForm.meta.ts';
import { formilyComponents } from './parts/components.tsx';
import { Missing } from './parts/Missing.tsx';
import { part } from './parts/part.tsx';
import { SubmitContext } from './parts/SubmitContext.ts';
import { SubmitPart } from './parts/SubmitPart.tsx';
import { widgetPart } from './parts/widgetPart.tsx';
import { isStored } from './storedRows.ts';
import type { SchemaForm } from './useSchemaForm.ts';
import { useSubmitSchema } from './useSubmitSchema.ts';

interface DrawnProps {
  given: RendererProps<typeof formilyFormMeta>;
  read: ReadSchema & { readonly root?: FormilyNode | undefined };
  opened: SchemaForm;
  pattern: ((source: string) => (text: string) => boolean) | undefined;
}

const MISSING = 'Missing';

/**
 * The fields of a schema that was read, and the button that submits where it has none of its own. To be drawn anew for
 * another form.
 */
export function DrawnSchema({ given, read, opened, pattern }: DrawnProps) {
  const { props, enabled, readOnly, handles } = given;
  const { scope, page } = usePlace();
  const { environment } = page;
  const text = useText(formilyFormLocale);
  const latest = useRef({ text, opened });
  latest.current = { text, opened };
  const ground = useRef<HTMLDivElement>(null);
  const { root } = read;
  const codes = useMemo(() => (root ? fieldCodes(root) : new Set<string>()), [root]);
  const submitted = useSubmitSchema(given, opened, codes, ground);
  const { form } = opened;

  const state = readOnly ? 'readPretty' : enabled ? 'editable' : 'disabled';
  useState(() => form.setPattern(state)); // before anybody draws it
  useLayoutEffect(() => form.setPattern(state), [form, state]);

  const made = useMemo(() => {
    const run = new SchemaRun(scope, environment, (field) => isStored(latest.current.opened, field));
    const widgets = new Map<string, string>();
    const component = (name: string): string => {
      if (isComponentName(name)) return name;
      const known = widgets.get(name) ?? `Widget${String(widgets.size)}`;
      widgets.set(name, known);
      return known;
    };
    const mismatch = (): string => latest.current.text('pattern');
    const schema = root && toSchema(root, { run, component, missing: MISSING, pattern, mismatch });
    const own = [...widgets].map(([type, name]) => [name, part(widgetPart(type), type)] as const);
    const components = { ...formilyComponents, [MISSING]: Missing, ...Object.fromEntries(own) };
    return { run, schema, SchemaField: createSchemaField({ components }) };
  }, [root, scope, environment, pattern]);
  useEffect(() => () => made.run.dispose(), [made]);

  // The engine gives back the fields that it has, with the reactions of the schema that was before.
  const [drawn, draw] = useState(made);
  useLayoutEffect(() => {
    if (drawn === made) return;
    form.clearFormGraph('*', false);
    draw(made);
  }, [drawn, made, form]);

  const { schema, SchemaField } = drawn;
  const submits = (props.module !== undefined || handles('submit')) && root && !names(root, 'Submit');
  const button = submits && <SubmitPart>{props.submitText || undefined}</SubmitPart>;
  const hasSteps = root !== undefined && names(root, 'FormStep');
  if (!schema || drawn !== made) return null;
  return (
    <div ref={ground}>
      <SubmitContext.Provider value={{ ...submitted, button: hasSteps && button }}>
        <ContextCleaner>
          <FormContext.Provider value={form}>
            <Stack>
              <FormLayout layout="vertical" colon={false} {...read.form}>
                <PreviewText.Placeholder value="—">
                  <SchemaField schema={schema} />
                </PreviewText.Placeholder>
              </FormLayout>
              {!hasSteps && button && <div className="atrium-screen-only">{button}</div>}
            </Stack>
          </FormContext.Provider>
        </ContextCleaner>
      </SubmitContext.Provider>
    </div>
  );
}

/** Whether some field of a schema names a component. */
const names = ({ members, properties }: FormilyNode, component: string): boolean =>
  members['x-component'] === component || properties.some(([, node]) => names(node, component));
