import { ArrayTable } from '@formily/antd-v5';
import { useField } from '@formily/react';
import { useEffect, type ComponentProps, type ComponentType } from 'react';
import { RowFocus } from '../../shared/rows/RowFocus.tsx';
import '../../shared/formily.css';
import { countAsList } from '../rowBeginnings.ts';

/** A list of Formily's in which the focus stays with the rows when they change, and each begins with what it is. */
export function listPart<P extends object>(List: ComponentType<P>): ComponentType<P> {
  return function ListPart(props: P) {
    const field = useField();
    useEffect(() => {
      countAsList(field);
    }, [field]);
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
