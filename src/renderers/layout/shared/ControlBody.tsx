import { useEffect, useMemo, useRef } from 'react';
import type { Surroundings } from '../../../documents/resolve.ts';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { PlaceContext } from '../../../runtime/render/PageContext.tsx';
import { compileBody, usePage, usePreload } from '../../../runtime/render/SchemaRenderer.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { ControlDocument } from '../../../schemas/documents/control.ts';
import { controlInputs } from './controlInputs.ts';
import { Stack } from '../../shared/stack/Stack.tsx';

interface ControlBodyProps {
  document: ControlDocument;
  inputs: Readonly<Record<string, unknown>>;
  /** Disabled and read-only around it hold inside as well. */
  around: Surroundings;
  tell: (event: string, payload: unknown) => void;
}

/** A control on a page of its own, which begins anew when its inputs change. */
export function ControlBody({ document, inputs, around, tell }: ControlBodyProps) {
  const root = useRoot();
  const parts = useMemo(
    () => ({ ...document, params: document.inputs ?? {}, events: document.emits ?? {} }),
    [document],
  );
  const page = usePage(parts, controlInputs(document, inputs));
  const nodes = compileBody(root, page.where, document.body);
  const ready = usePreload(nodes);
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    const ends = Object.keys(parts.events).map((event) =>
      page.listen(event, (payload) => latest.current(event, payload)),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [page, parts]);
  const place = useMemo(() => ({ page, scope: page.scope, around }), [page, around]);
  const { Loading } = root.platform.chrome;
  if (!ready) return <Loading shape="widget" />;
  return (
    <PlaceContext.Provider value={place}>
      <Stack>
        <NodeList nodes={nodes} />
      </Stack>
    </PlaceContext.Provider>
  );
}
