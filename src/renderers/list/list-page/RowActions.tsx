import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState } from 'react';
import { extendScope } from '../../../documents/prop.ts';
import { resolveNode } from '../../../documents/resolve.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

const RowMenu = lazyPart(async () => (await import('./RowMenu.tsx')).default);

const WRAPPED = { flexWrap: 'wrap', justifyContent: 'flex-end' } as const;

/**
 * What can be done with one record.
 * @param few room for one button: the others stand in a menu
 * @param wraps in as many lines as they take, rather than wider than there is room
 */
export const RowActions = observer(function RowActions({
  model,
  row,
  few = false,
  wraps = false,
}: {
  model: ListModel;
  row: ModuleRecord;
  few?: boolean;
  wraps?: boolean;
}) {
  const { token } = theme.useToken();
  const text = useText(listPageLocale);
  const { scope, around } = usePlace();
  const names = useMemo(() => ({ row }), [row]);
  const [open, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const { rowActions } = model.compiled;
  let [inline, further] = [rowActions, rowActions.slice(0, 0)];
  if (few) {
    const own = extendScope(scope, names);
    const shown = rowActions.filter((node) => resolveNode(node, own, around).visible.value);
    [inline, further] = [shown.slice(0, 1), shown.slice(1)];
  }
  const close = (): void => {
    setOpen(false);
    more.current?.focus();
  };
  return (
    <div style={{ display: 'flex', gap: token.marginXXS, whiteSpace: 'nowrap', ...(wraps && WRAPPED) }}>
      <NodeList nodes={inline} names={names} />
      {further.length > 0 && (
        <>
          <button
            ref={more}
            type="button"
            className="more"
            aria-label={text('rowMore')}
            title={text('rowMore')}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden fill="currentColor">
              <path d="M2 5.7a1.3 1.3 0 100 2.6 1.3 1.3 0 000-2.6zm5 0a1.3 1.3 0 100 2.6 1.3 1.3 0 000-2.6zm5 0a1.3 1.3 0 100 2.6 1.3 1.3 0 000-2.6z" />
            </svg>
          </button>
          {open && (
            <NonBlocking gone={close}>
              <RowMenu nodes={further} names={names} anchor={more} close={close} />
            </NonBlocking>
          )}
        </>
      )}
    </div>
  );
});
