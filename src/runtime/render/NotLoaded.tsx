import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { packageOf } from '../../documents/packageNames.ts';
import { isChunkLoadError } from '../data/isChunkLoadError.ts';
import { useText } from '../locale/useText.ts';
import { useRoot } from '../stores/RootContext.tsx';
import { nodeFindings } from './nodeFindings.ts';
import { usePlace } from './PageContext.tsx';
import { renderLocale } from './render.locale.ts';
import type { RendererProps } from './rendererProps.ts';

/** Failures after which loading the whole page anew is offered: browsers keep a module that failed as it started. */
const LASTING = 3;

/**
 * Stands where a widget could not be fetched: says which one, offers another try, and tells the log once. A field keeps
 * its value, and says under its label why it cannot be filled in.
 */
export const NotLoaded = observer(function NotLoaded({ node, title, readOnly, field }: RendererProps) {
  const { platform, locale } = useRoot();
  const { registry, chrome } = platform;
  const { report } = usePlace().page.environment;
  const text = useText(renderLocale);
  const { type } = node.source;
  const loaded = registry.watch(type);
  const told = useRef(false);
  useEffect(() => {
    if (told.current || loaded.status !== 'failed') return;
    told.current = true;
    report(nodeFindings.notLoaded(node, loaded.error));
  }, [node, loaded, report]);
  const name = locale.localise(node.meta?.title ?? type);
  const from = packageOf(type);
  const what =
    from === undefined ? text('notLoaded', { name }) : text('notLoadedOf', { name, package: from });
  const said = field && !readOnly ? text('unfilled', { what }) : what;
  const labelled = field !== undefined && field.unlabelled !== true && node.field?.frameless !== true;
  const tries = loaded.status === 'failed' || loaded.status === 'loading' ? loaded.tries : 0;
  const error = loaded.status === 'failed' ? loaded.error : undefined;
  const remedy = isChunkLoadError(error) ? error.remedy : 'retry';
  const lasting = tries >= LASTING || remedy !== 'retry';
  const failure = (
    <chrome.Failure
      title={title === '' || labelled ? said : text('titled', { title, what: said })}
      {...(lasting && { description: text('lasting'), reload: () => window.location.reload() })}
      retry={() => void registry.load(type)}
      busy={loaded.status === 'loading'}
      inline={node.meta?.document === undefined}
    />
  );
  if (!field) return failure;
  return (
    <div role="group" aria-label={title} aria-invalid={field.invalid} aria-describedby={field.describedBy}>
      {failure}
    </div>
  );
});
