import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { WebComponent as Registered } from '../../../runtime/platform/hosted.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { hostedLocale } from '../shared/hosted.locale.ts';
import { Missing } from '../shared/Missing.tsx';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import type { webComponentMeta } from './WebComponent.meta.ts';

/** A custom element of the platform's own. What no registration names is neither made nor set. */
const WebComponent = observer(function WebComponent(widget: RendererProps<typeof webComponentMeta>) {
  const text = useText(hostedLocale);
  const { platform } = useRoot();
  const { tag } = widget.props;
  const component = tag === undefined ? undefined : platform.webComponents.get(tag);
  const { loaded, retry } = useLoaded(component?.load);
  const { Loading, Failure } = platform.chrome;
  if (tag === undefined) return null;
  if (!component) return <Missing name={tag} />;
  if (loaded.status === 'failed') return <Failure title={text('failed', { name: tag })} retry={retry} />;
  if (loaded.status === 'loading') return <Loading shape="widget" />;
  return <Element key={tag} component={component} widget={widget} />;
});
export default WebComponent;

interface ElementProps {
  component: Registered;
  widget: RendererProps<typeof webComponentMeta>;
}

function Element({ component, widget }: ElementProps) {
  const host = useRef<HTMLDivElement>(null);
  const [element] = useState(() => document.createElement(component.tag));
  const emit = useRef(widget.emit);
  emit.current = widget.emit;
  useEffect(() => {
    host.current?.append(element);
    const tell = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      void emit.current('event', { type: event.type, detail });
    };
    const { events = [] } = component;
    for (const event of events) element.addEventListener(event, tell);
    return () => {
      for (const event of events) element.removeEventListener(event, tell);
      element.remove();
    };
  }, [component, element]);
  const { properties } = widget.props;
  useEffect(() => {
    for (const name of component.properties ?? []) {
      if (Object.hasOwn(properties, name)) Reflect.set(element, name, properties[name]);
    }
  }, [component, element, properties]);
  return <div ref={host} style={{ minWidth: 0 }} />;
}
