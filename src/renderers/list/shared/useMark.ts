import { theme } from 'antd';
import type { CSSProperties } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { toneColours } from '../../shared/tones/toneColours.ts';
import type { Records } from './Records.ts';
import type { Row } from './rowsOf.ts';

/** What a marked record's frame takes: an edge of its colour, and words for whoever does not see that. */
export interface MarkLook {
  style?: CSSProperties;
  'aria-description'?: string;
}

/** The marks of the list around. Called in an observer. */
export function useMark({ markOf }: Records): (row: Row) => MarkLook {
  const { locale } = useRoot();
  const { token } = theme.useToken();
  return (row) => {
    const mark = markOf?.(row);
    if (!mark) return {};
    return {
      style: { borderInlineStart: `4px solid ${toneColours(token, mark.tone).solid}` },
      'aria-description': locale.localise(mark.title),
    };
  };
}
