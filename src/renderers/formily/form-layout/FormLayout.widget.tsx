import { FormLayout as FormilyLayout } from '@formily/antd-v5';
import { ConfigProvider, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { Stack } from '../../shared/stack/Stack.tsx';
import './formLayout.css';
import type { formLayoutMeta } from './FormLayout.meta.ts';

/** Labels beside their fields need room: on a phone they stand above. */
export default observer(function FormLayout({ props, children }: RendererProps<typeof formLayoutMeta>) {
  const { labelWidth, labelAlign, size } = props;
  const { device } = useRoot().theme;
  const layout = device === 'mobile' ? 'vertical' : props.layout;
  const { token } = theme.useToken();
  const heights = { small: token.controlHeightSM, middle: token.controlHeight, large: token.controlHeightLG };
  const style = {
    '--label-height': `${String(heights[size])}px`,
    '--label-gap': `${String(token.marginSM)}px`,
    '--label-width': `${String(labelWidth)}px`,
    '--label-align': labelAlign === 'left' ? 'flex-start' : 'flex-end',
  } as CSSProperties;
  return (
    <ConfigProvider componentSize={size}>
      <FormilyLayout
        layout={layout}
        labelWidth={labelWidth}
        labelAlign={labelAlign}
        shallow={false}
        className={`atrium-formily-${layout}`}
        style={style}
      >
        <Stack>{children}</Stack>
      </FormilyLayout>
    </ConfigProvider>
  );
});
