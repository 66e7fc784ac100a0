import { theme } from 'antd';
import { useId } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { FieldGrid } from '../shared/FieldGrid.tsx';
import type { fieldGroupMeta } from './FieldGroup.meta.ts';

/** A fieldset: its heading names the group for screen readers. */
export default function FieldGroup({
  props,
  title,
  description,
  items,
}: RendererProps<typeof fieldGroupMeta>) {
  const { token } = theme.useToken();
  const id = useId();
  const heading = props.title || title;
  const help = props.description || description;
  return (
    <div role="group" {...(heading === '' ? {} : { 'aria-labelledby': id })}>
      {heading !== '' && (
        <h3
          id={id}
          style={{
            margin: `0 0 ${String(help === '' ? token.marginSM : token.marginXXS)}px`,
            fontSize: token.fontSize,
            lineHeight: token.lineHeight,
            fontWeight: token.fontWeightStrong,
            color: token.colorTextHeading,
          }}
        >
          {heading}
        </h3>
      )}
      {help !== '' && (
        <p style={{ margin: `0 0 ${String(token.marginSM)}px`, color: token.colorTextSecondary }}>{help}</p>
      )}
      <FieldGrid items={items} columns={props.columns} />
    </div>
  );
}
