import { asking } from '../../conditions/check/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Locale } from '../../schemas/text.ts';
import type { CheckCode } from './codes.ts';

type Severity = Finding['severity'];

/** A finding; `near` is the name that was meant, and the proposed fix. */
export function make(
  severity: Severity,
  code: CheckCode,
  zhCN: string,
  enUS: string,
  path: string,
  near?: string,
): Finding {
  const message = {
    zhCN: `${zhCN}${asking(near).zhCN}`,
    enUS: `${enUS}${asking(near).enUS}`,
  };
  if (near === undefined) return { severity, code, message, path };
  const title = { zhCN: `改为“${near}”`, enUS: `Write "${near}"` };
  return { severity, code, message, path, fix: { path, value: near, title } };
}

/** The finding of a member whose name is wrong: what mends it is another name, where one is near, and no other value. */
export function renaming({ fix, ...finding }: Finding): Finding {
  if (fix === undefined) return finding;
  const near = String(fix.value);
  const title = { zhCN: `改名为“${near}”`, enUS: `Rename to "${near}"` };
  return { ...finding, fix: { ...fix, rename: true, title } };
}

export type Named = (name: string, near: string | undefined, path: string) => Finding;

/** A name that leads nowhere. */
export const unknown =
  (code: CheckCode, zhCN: string, enUS: string): Named =>
  (name, near, path) =>
    make('error', code, `没有名为“${name}”的${zhCN}`, `There is no ${enUS} "${name}"`, path, near);

/** A member that is not asked for: harmless, and surely not what was meant. */
export const unusedMember =
  (code: CheckCode, zhCN: string, enUS: string) =>
  (owner: string, name: string, near: string | undefined, path: string): Finding =>
    renaming(
      make(
        'warning',
        code,
        `“${owner}”没有${zhCN}“${name}”`,
        `"${owner}" has no ${enUS} "${name}"`,
        path,
        near,
      ),
    );

export const languages: Readonly<Record<Locale, { zhCN: string; enUS: string }>> = {
  zhCN: { zhCN: '中文', enUS: 'Chinese' },
  enUS: { zhCN: '英文', enUS: 'English' },
};

/** A key that leads nowhere: another value would not mend it. */
export const asKey =
  (named: Named): Named =>
  (name, near, path) =>
    renaming(named(name, near, path));

/** A finding of a part, told with whose part it is. */
export const because = (
  code: CheckCode,
  zhCN: string,
  enUS: string,
  why: Finding,
  path: string,
): Finding => ({
  ...why,
  code,
  message: { zhCN: `${zhCN}：${why.message.zhCN}`, enUS: `${enUS}: ${why.message.enUS}` },
  path: `${path}${why.path ?? ''}`,
  ...(why.fix && { fix: { ...why.fix, path: `${path}${why.fix.path}` } }),
});

/** The whole way of a cycle; of one that nobody would read through, where it begins and where it closes. */
export const wayOf = (names: readonly string[]): string =>
  (names.length > 40 ? [...names.slice(0, 20), '…', ...names.slice(-19)] : names).join(' → ');
