import type { Node, Rule } from '../../schemas/node.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { checkFinding } from './findings.ts';
import type { Check } from './context.ts';

/** A limit as it is written, and where. */
interface Limit {
  readonly name: string;
  readonly value: number | string;
  readonly path: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Checks that limits which a field's props set (`min` and `max`, `minDate` and `maxDate`, `minRows` and `maxRows`)
 * leave a value, and that those of its numbers do so together with its rules.
 */
export function checkRanges(node: Node, meta: RendererMeta, check: Check, path: string): void {
  const limit = (name: string): Limit | undefined => {
    const prop = Object.hasOwn(meta.props, name) ? meta.props[name] : undefined;
    const value: unknown = node.props?.[name] ?? prop?.fallback;
    const known = typeof value === 'number' || (typeof value === 'string' && DAY.test(value));
    return prop && known ? { name, value, path: `${path}/props/${name}` } : undefined;
  };
  const written = (found: Limit | undefined): boolean =>
    found !== undefined && node.props?.[found.name] !== undefined;
  for (const name of Object.keys(meta.props)) {
    if (!/^min(?![a-z])/.test(name)) continue;
    const [least, most] = [limit(name), limit(name.replace('min', 'max'))];
    tell(least, most, written(most) ? most : least, check);
  }
  if (meta.field?.column !== 'number') return;
  const [min, max] = [limit('min'), limit('max')];
  const [least, most] = [ruleLimit(node.rules, 'min', path), ruleLimit(node.rules, 'max', path)];
  tell(min, most, most, check);
  tell(least, max, least, check);
}

function tell(least: Limit | undefined, most: Limit | undefined, at: Limit | undefined, check: Check): void {
  if (!least || !most || !at || typeof least.value !== typeof most.value || least.value <= most.value) return;
  check.report(
    checkFinding('EMPTY_RANGE', at.path, {
      low: least.name,
      least: least.value,
      high: most.name,
      most: most.value,
    }),
  );
}

function ruleLimit(rules: readonly Rule[] | undefined, name: 'min' | 'max', path: string): Limit | undefined {
  const index = rules?.findIndex(({ rule }) => rule === name) ?? -1;
  const value = Number(rules?.[index]?.value ?? NaN);
  return Number.isFinite(value) ? { name, value, path: `${path}/rules/${String(index)}/value` } : undefined;
}
