import { FormLayout } from '@formily/antd-v5';
import { createSchemaField, FormProvider } from '@formily/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
import type { SchemaForm } from './useSchemaForm.ts';
import { useSubmitSchema } from './useSubmitSchema.ts';

interface DrawnProps {
  given: RendererProps<typeof formilyFormMeta>;
  read: ReadSchema & { readonly root?: FormilyNode | undefined };
  opened: SchemaForm;
  pattern: ((source: string) => (text: string) => boolean) | undefined;
}

const MISSING = 'Missing';

/** The fields of a schema that was read, and the button that submits where it has none of its own. */
export function DrawnSchema({ given, read, opened, pattern }: DrawnProps) {
  const { props, enabled, readOnly, handles } = given;
  const place = usePlace();
  const text = useText(formilyFormLocale);
  const mismatch = text('pattern');
  const ground = useRef<HTMLDivElement>(null);
  const submit = useSubmitSchema(given, opened, ground);
  const { form } = opened;
  const { root } = read;
  const [isNew] = useState(opened.record === undefined);

  const state = readOnly ? 'readPretty' : enabled ? 'editable' : 'disabled';
  useState(() => form.setPattern(state)); // before anybody draws it
  useLayoutEffect(() => form.setPattern(state), [form, state]);

  const drawn = useMemo(() => {
    const run = new SchemaRun(place.scope, place.page.environment);
    const widgets = new Map<string, string>();
    const component = (name: string): string => {
      if (isComponentName(name)) return name;
      const known = widgets.get(name) ?? `Widget${String(widgets.size)}`;
      widgets.set(name, known);
      return known;
    };
    const schema = root && toSchema(root, { run, component, missing: MISSING, pattern, mismatch, isNew });
    const own = [...widgets].map(([type, name]) => [name, part(widgetPart(type), type)] as const);
    const components = { ...formilyComponents, [MISSING]: Missing, ...Object.fromEntries(own) };
    return { run, schema, SchemaField: createSchemaField({ components }) };
  }, [root, place, pattern, mismatch, isNew]);
  useEffect(() => () => drawn.run.dispose(), [drawn]);

  const { schema, SchemaField } = drawn;
  const submits = props.module !== undefined || handles('submit');
  if (!schema) return null;
  return (
    <div ref={ground}>
      <SubmitContext.Provider value={submit}>
        <FormProvider form={form}>
          <Stack>
            <FormLayout layout="vertical" colon={false} {...read.form}>
              <SchemaField schema={schema} />
            </FormLayout>
            {submits && root && !hasSubmit(root) && (
              <div className="atrium-screen-only">
                <SubmitPart>{props.submitText || undefined}</SubmitPart>
              </div>
            )}
          </Stack>
        </FormProvider>
      </SubmitContext.Provider>
    </div>
  );
}

const hasSubmit = ({ members, properties }: FormilyNode): boolean =>
  members['x-component'] === 'Submit' || properties.some(([, node]) => hasSubmit(node));
