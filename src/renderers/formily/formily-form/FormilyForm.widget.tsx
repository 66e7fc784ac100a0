import { setValidateLanguage } from '@formily/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { readFormilySchema } from '../../../documents/formily/readSchema.ts';
import { standsInSchema } from '../../../documents/formily/standsInSchema.ts';
import { loadPattern } from '../../../runtime/form/loadPattern.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { RecordFailure } from '../../shared/record/RecordFailure.tsx';
import { DrawnSchema } from './DrawnSchema.tsx';
import type { formilyFormMeta } from './FormilyForm.meta.ts';
import { useSchemaForm } from './useSchemaForm.ts';

type Given = RendererProps<typeof formilyFormMeta>;

/**
 * A Formily schema as it is, drawn by Formily over an engine of ours: its expressions are our language's, its components
 * those that there are, its reactions data.
 */
export default observer(function FormilyForm(given: Given) {
  const { props, emit } = given;
  const root = useRoot();
  const { platform, locale } = root;
  const changed = (values: object): void => void emit('changed', { values });
  const opening = useSchemaForm({ module: props.module, id: props.record, values: props.values, changed });
  const read = useMemo(
    () =>
      readFormilySchema(props.schema, {
        isField: (type) => standsInSchema(platform.registry.metas.get(type)),
        functions: platform.functions,
      }),
    [props.schema, platform],
  );
  const { loaded } = useLoaded(read.patterns.length > 0 ? loadPattern : undefined);
  const { locale: language } = locale;
  useEffect(() => setValidateLanguage(language === 'zhCN' ? 'zh-CN' : 'en-US'), [language]);
  const { Loading, Placeholder } = platform.chrome;
  if (opening.status === 'failed') return <RecordFailure error={opening.error} retry={opening.retry} />;
  if (opening.status === 'loading') return <Loading shape="widget" />;
  if (read.patterns.length > 0 && loaded.status === 'loading') return <Loading shape="widget" />;
  const [finding] = read.findings;
  if (!read.root) return finding ? <Placeholder finding={finding} /> : null;
  const pattern = loaded.status === 'ready' ? loaded.value : undefined;
  const { opened } = opening;
  return <DrawnSchema key={opened.form.id} given={given} read={read} opened={opened} pattern={pattern} />;
});
