import { theme } from 'antd';
import { useCallback, useContext, useMemo } from 'react';
import { FormContext, useForm } from '../../../runtime/form/FormContext.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { FragmentContext, type FragmentAround } from '../../../runtime/render/FragmentContext.tsx';
import { PlaceContext, usePlace } from '../../../runtime/render/PageContext.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { Control } from './Control.tsx';
import { fragmentLocale } from './Fragment.locale.ts';
import type { fragmentMeta } from './Fragment.meta.ts';

/** A control where a page stands. The control is a page of its own: it sees its inputs and nothing of what is around. */
export default function Fragment(widget: RendererProps<typeof fragmentMeta>) {
  const { token } = theme.useToken();
  const text = useText(fragmentLocale);
  const { resources, platform } = useRoot();
  const outer = useContext(FragmentContext);
  const place = usePlace();
  const form = useForm();
  const { control: id, inputs } = widget.props;
  const load = useCallback(() => resources.load('control', id ?? ''), [resources, id]);
  const circle = id !== undefined && outer.ids.includes(id);
  const { loaded, retry } = useLoaded(id === undefined || circle ? undefined : load);
  const { children } = widget;
  const around = useMemo(
    (): FragmentAround => ({
      ids: id === undefined ? outer.ids : [...outer.ids, id],
      content: children && (
        <FragmentContext.Provider value={outer}>
          <PlaceContext.Provider value={place}>
            <FormContext.Provider value={form}>{children}</FormContext.Provider>
          </PlaceContext.Provider>
        </FragmentContext.Provider>
      ),
    }),
    [id, outer, children, place, form],
  );
  const { Loading, Failure } = platform.chrome;
  if (id === undefined) return <div style={{ color: token.colorTextSecondary }}>{text('none')}</div>;
  if (circle) return <div style={{ color: token.colorTextSecondary }}>{text('circle', { id })}</div>;
  if (loaded.status === 'failed') return <Failure title={text('failed', { id })} retry={retry} />;
  if (loaded.status === 'loading') return <Loading shape="widget" />;
  const tell = (type: string, detail: unknown): void => void widget.emit('event', { type, detail });
  return (
    <FragmentContext.Provider value={around}>
      {/* The form around is not the control's: what it holds are its own fields, or none. */}
      <FormContext.Provider value={undefined}>
        <Control
          key={id}
          document={loaded.value.document}
          inputs={inputs}
          around={place.around}
          tell={tell}
        />
      </FormContext.Provider>
    </FragmentContext.Provider>
  );
}
