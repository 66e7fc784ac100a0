import { useEffect, useState } from 'react';
import { literal } from '../../../conditions/index.ts';
import { isCancelled } from '../../../runtime/data/ApiError.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Condition } from '../../../schemas/condition.ts';
import type { ListRequest, ModuleRecord } from '../../../schemas/wire/record.ts';
import { useComposed } from '../../../runtime/render/useComposed.ts';

export interface RecordQuery {
  module: string;
  labelField: string;
  columns: readonly string[];
  keyword: string;
  /** Only records whose field is this text. */
  equals?: { field: string; value: string };
  /** From 0 on. */
  page: number;
  /** Records of a page. */
  size: number;
}

interface Found {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  records: readonly ModuleRecord[];
  total: number;
}
const NOTHING: Found = { status: 'idle', records: [], total: 0 };
/** Milliseconds without a further key before the server is asked. */
const PAUSE = 250;

/** The records of a form whose name holds a keyword; undefined asks for none. Rights are the form's own. */
export function useRecords(query: RecordQuery | undefined): Found & { retry: () => void } {
  const root = useRoot();
  const [found, show] = useState(NOTHING);
  const [attempt, again] = useState(0);
  const key = useComposed(query && JSON.stringify(query));
  useEffect(() => {
    if (key === undefined) return undefined;
    const { module, keyword, ...rest } = JSON.parse(key) as RecordQuery;
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      show((before) => ({ ...before, status: 'loading' }));
      try {
        const { list, total } = await root
          .module(module)
          .list(requestOf({ ...rest, module, keyword }), { signal: stop.signal });
        if (!stop.signal.aborted) show({ status: 'ready', records: list, total });
      } catch (error) {
        if (!isCancelled(error)) show({ status: 'failed', records: [], total: 0 });
      }
    };
    const timer = setTimeout(() => void ask(), keyword === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [root, key, attempt]);
  return { ...found, retry: () => again((count) => count + 1) };
}

function requestOf({ labelField, columns, keyword, equals, page, size }: RecordQuery): ListRequest {
  const conditionList: Condition[] = [];
  if (keyword !== '') {
    conditionList.push({
      bindKey: labelField,
      type: 'text',
      judgeType: 'contain',
      value: literal(keyword),
    });
  }
  if (equals) {
    const value = literal(equals.value);
    conditionList.push({ bindKey: equals.field, type: 'text', judgeType: 'equal', value });
  }
  return {
    fields: [...new Set([labelField, ...columns])],
    offset: page * size,
    limit: size,
    ...(conditionList.length === 0 ? {} : { where: { testRule: 'every', conditionList } }),
  };
}
