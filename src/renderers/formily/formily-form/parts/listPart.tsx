import { ArrayTable } from '@formily/antd-v5';
import type { ComponentProps, ComponentType } from 'react';
import { RowFocus } from '../../shared/rows/RowFocus.tsx';
import '../../shared/formily.css';

/** A list of Formily's in which the focus stays with the rows when they change. */
export function listPart<P extends object>(List: ComponentType<P>): ComponentType<P> {
  return function ListPart(props: P) {
    return (
      <RowFocus>
        <List {...props} />
      </RowFocus>
    );
  };
}

const SIDEWAYS = { x: 'max-content' } as const;

/** A table whose columns keep their width on a narrow screen, where it scrolls, unless the schema says another way. */
export function ScrolledTable(props: ComponentProps<typeof ArrayTable>) {
  return <ArrayTable scroll={SIDEWAYS} {...props} />;
}
