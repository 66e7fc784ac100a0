import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { FieldGrid } from '../shared/FieldGrid.tsx';
import type { formGridMeta } from './FormGrid.meta.ts';

export default function FormGrid({ props, items }: RendererProps<typeof formGridMeta>) {
  return <FieldGrid items={items} columns={props.columns} />;
}
