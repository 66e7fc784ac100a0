import type { ComponentType } from 'react';
import { RowFocus } from '../../shared/rows/RowFocus.tsx';

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
