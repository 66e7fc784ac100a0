import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { HostedProps, MicroFrontend as Registered, Mounted } from '../../../runtime/platform/hosted.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { hostedLocale } from '../shared/hosted.locale.ts';
import { Missing } from '../shared/Missing.tsx';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import type { microFrontendMeta } from './MicroFrontend.meta.ts';

type Widget = RendererProps<typeof microFrontendMeta>;

/** An application of the platform's own in a part of the page. One that fails leaves its place to a message. */
const MicroFrontend = observer(function MicroFrontend(widget: Widget) {
  const text = useText(hostedLocale);
  const { platform } = useRoot();
  const { name } = widget.props;
  const application = name === undefined ? undefined : platform.microFrontends.get(name);
  const { loaded, retry } = useLoaded(application?.load);
  const { Loading, Failure } = platform.chrome;
  if (name === undefined) return null;
  if (!application) return <Missing name={name} />;
  if (loaded.status === 'failed') return <Failure title={text('failed', { name })} retry={retry} />;
  if (loaded.status === 'loading') return <Loading shape="widget" />;
  return <Host key={name} name={name} mount={loaded.value.mount} widget={widget} />;
});
export default MicroFrontend;

interface HostProps {
  name: string;
  mount: Awaited<ReturnType<Registered['load']>>['mount'];
  widget: Widget;
}

const Host = observer(function Host({ name, mount, widget }: HostProps) {
  const text = useText(hostedLocale);
  const { locale, theme, platform } = useRoot();
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>();
  const [failed, fail] = useState(false);
  const emit = useRef(widget.emit);
  emit.current = widget.emit;
  const { properties, height } = widget.props;
  const { locale: language } = locale;
  const { dark } = theme;
  const given = useMemo(
    (): HostedProps => ({
      properties,
      locale: language,
      dark,
      emit: (type, detail = null) => void emit.current('event', { type, detail }),
    }),
    [properties, language, dark],
  );
  const first = useRef(given);
  useEffect(() => {
    if (!host.current) return undefined;
    // A child of its own, so that what an application leaves behind goes with it.
    const place = document.createElement('div');
    host.current.append(place);
    try {
      mounted.current = mount(place, first.current);
    } catch {
      fail(true);
    }
    return () => {
      try {
        mounted.current?.unmount();
      } finally {
        mounted.current = undefined;
        place.remove();
      }
    };
  }, [mount]);
  useEffect(() => {
    if (first.current === given) return;
    first.current = given;
    mounted.current?.update?.(given);
  }, [given]);
  const { Failure } = platform.chrome;
  if (failed) return <Failure title={text('failed', { name })} />;
  return <div ref={host} style={{ minWidth: 0, ...(height === undefined ? {} : { minHeight: height }) }} />;
});
