import { theme } from 'antd';
import { useCallback } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { controlLocale } from '../shared/control.locale.ts';
import { ControlPlace } from '../shared/ControlPlace.tsx';
import type { fragmentMeta } from './Fragment.meta.ts';

/** A control that is named by a prop, and fetched when it is drawn. */
export default function Fragment(widget: RendererProps<typeof fragmentMeta>) {
  const { token } = theme.useToken();
  const text = useText(controlLocale);
  const { resources, platform } = useRoot();
  const { control: id, inputs } = widget.props;
  const load = useCallback(() => resources.load('control', id ?? ''), [resources, id]);
  const { loaded, retry } = useLoaded(id === undefined ? undefined : load);
  const { Loading, Failure } = platform.chrome;
  if (id === undefined) return <div style={{ color: token.colorTextSecondary }}>{text('none')}</div>;
  if (loaded.status === 'failed') return <Failure title={text('failed', { id })} retry={retry} />;
  if (loaded.status === 'loading') return <Loading shape="widget" />;
  const tell = (type: string, detail: unknown): void => void widget.emit('event', { type, detail });
  return (
    <ControlPlace document={loaded.value.document} inputs={inputs} tell={tell}>
      {widget.children}
    </ControlPlace>
  );
}
