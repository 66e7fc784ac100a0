import { useCallback, useRef, useState } from 'react';
import type { CompiledField, CompiledFields } from '../../../documents/form.ts';
import { codesUnder } from '../../../documents/optionsUnder.ts';
import { extendScope } from '../../../documents/prop.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { TextContext } from '../../../schemas/rendererMeta.ts';
import { layCells, sheetCells, type Pasted } from './paste.ts';
import { firstValues, type RowValues } from '../shared/rows/rowValues.ts';
import type { Row, RowCommands } from './useRows.ts';
import { textContext } from '../../../runtime/render/textContext.ts';

const NONE: ReadonlySet<string> = new Set();

/** Lays a piece of a sheet over the rows. Answers whether the text was one. */
export type Paste = (text: string, at: { row: number; column: number }) => boolean;

/** Pasting from a spreadsheet, and what is to be told of the last time. */
export function usePaste({
  rows,
  fields,
  members,
  commands,
  most,
}: {
  rows: readonly Row[];
  fields: readonly CompiledField[];
  members: CompiledFields | undefined;
  commands: RowCommands;
  most: number;
}): { pasted: Pasted | undefined; paste: Paste; forget: () => void } {
  const root = useRoot();
  const { page, scope } = usePlace();
  const [pasted, tell] = useState<Pasted | undefined>(undefined);
  const context = (field: CompiledField, row: RowValues): TextContext =>
    textContext(field, { root, page, scope: extendScope(scope, { row }) });
  const latest = useRef<Paste>(() => false);
  latest.current = (text, at) => {
    const cells = sheetCells(text);
    if (!cells) return false;
    const laid = layCells(
      cells,
      rows.map(({ values }) => values),
      at,
      {
        fields,
        takes: ({ node }) => !node.value && node.readOnly.constant !== true,
        context,
        first: () => firstValues(members, scope),
        below: (codes) =>
          members
            ? codesUnder(
                members,
                codes.map((code) => `row.${code}`),
                page.environment.functions,
              )
            : NONE,
        most,
      },
    );
    commands.replace(laid.rows);
    const isWhole = laid.unread.length + laid.cut + laid.beyond + laid.shut === 0;
    tell(isWhole ? undefined : laid);
    return true;
  };
  const paste = useCallback<Paste>((text, at) => latest.current(text, at), []);
  return { pasted, paste, forget: () => tell(undefined) };
}
