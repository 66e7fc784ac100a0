import { useMemo } from 'react';
import { compare, type DiffLine } from '../../renderers/display/shared/compareLines.ts';
import { useText } from '../../runtime/locale/useText.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { versionsLocale } from './versions.locale.ts';

/** Unchanged lines around each difference. */
const CONTEXT = 3;

/** A line of the comparison: what stands at the left and at the right; of one that is left out how many they are. */
type Row = {
  readonly left?: string;
  readonly right?: string;
  readonly same?: true;
  readonly skipped?: number;
};

/** Two documents as JSON beside each other, for reading: lines of the one side alone are marked. */
export function SideBySide({
  before,
  after,
  titles,
}: {
  before: AtriumDocument;
  after: AtriumDocument;
  /** What stands at the left, and at the right. */
  titles: readonly [left: string, right: string];
}) {
  const text = useText(versionsLocale);
  const rows = useMemo(() => {
    const lines = compare(before, after, CONTEXT);
    return lines === undefined ? undefined : paired(lines);
  }, [before, after]);
  if (rows === undefined) return <p className="at-publish-quiet">{text('tooDifferent')}</p>;
  return (
    <div className="at-versions-json" tabIndex={0} role="region" aria-label={text('json')}>
      <table>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ left, right, same, skipped }, index) =>
            skipped === undefined ? (
              <tr key={index}>
                <td data-side={same || left === undefined ? undefined : 'removed'}>{left}</td>
                <td data-side={same || right === undefined ? undefined : 'added'}>{right}</td>
              </tr>
            ) : (
              <tr key={index}>
                <td colSpan={2} className="at-publish-quiet">
                  {text('skipped', { count: skipped })}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Lines that were removed beside those that stand in their place. */
function paired(lines: readonly DiffLine[]): readonly Row[] {
  const rows: Row[] = [];
  let [left, right]: [string[], string[]] = [[], []];
  const flush = (): void => {
    for (let at = 0; at < Math.max(left.length, right.length); at += 1)
      rows.push({
        ...(left[at] !== undefined && { left: left[at] }),
        ...(right[at] !== undefined && { right: right[at] }),
      });
    [left, right] = [[], []];
  };
  for (const line of lines) {
    if (line.kind === 'removed') left.push(line.text);
    else if (line.kind === 'added') right.push(line.text);
    else {
      flush();
      rows.push(
        line.kind === 'skipped' ? { skipped: line.count } : { left: line.text, right: line.text, same: true },
      );
    }
  }
  flush();
  return rows;
}
