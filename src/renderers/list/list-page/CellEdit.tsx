import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

const QuickEdit = lazyPart(async () => (await import('./QuickEdit.tsx')).default);

/** The way into a cell that can be changed where it stands. */
export const CellEdit = observer(function CellEdit({
  model,
  row,
  code,
  title,
}: {
  model: ListModel;
  row: ModuleRecord;
  code: string;
  title: string;
}) {
  const text = useText(listPageLocale);
  const button = useRef<HTMLButtonElement>(null);
  const open = model.cell.holds({ id: row.id, code });
  const close = (): void => {
    model.cell.close();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="edit"
        aria-label={text('edit', { name: title })}
        aria-expanded={open}
        onClick={() => model.cell.open({ id: row.id, code })}
        onKeyDown={(event) => {
          if (!open || event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden fill="none" stroke="currentColor">
          <path d="M2 12l.6-2.8L9.5 2.3l2.2 2.2-6.9 6.9zM8.2 3.6l2.2 2.2" />
        </svg>
      </button>
      {open && (
        <NonBlocking gone={close}>
          <QuickEdit model={model} id={row.id} code={code} anchor={button} close={close} />
        </NonBlocking>
      )}
    </>
  );
});
