import { importFinding } from './findings.ts';
import type { Finding } from '../../schemas/finding.ts';
import { pointer } from '../../schemas/pointer.ts';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members that say nothing about a form. */
const MEANINGLESS = new Set([
  '$schema',
  '$id',
  '$comment',
  '_designableId',
  'x-designable-id',
  'x-designable-source-name',
]);

/**
 * Reads an object member by member and knows what was not asked for, so that nothing stays behind unsaid. Own members
 * only: what a prototype has is not there.
 */
export class Reader {
  readonly path: string;
  private readonly source: Readonly<Record<string, unknown>>;
  private readonly left: Set<string>;

  constructor(source: Readonly<Record<string, unknown>>, path: string) {
    this.source = source;
    this.path = path;
    this.left = new Set(Object.keys(source).filter((key) => !MEANINGLESS.has(key)));
  }

  /** Where a member stands. */
  at(key: string): string {
    return pointer(this.path, key);
  }

  /** The value of a member, without taking it. */
  peek(key: string): unknown {
    return Object.hasOwn(this.source, key) ? this.source[key] : undefined;
  }

  /** The value of a member, which counts as carried over from now on. */
  take(key: string): unknown {
    this.left.delete(key);
    return this.peek(key);
  }

  /** The value of a member where it is what is wanted; another value stays to be told of. */
  takeIf<T>(key: string, fits: (value: unknown) => value is T): T | undefined {
    const value = this.peek(key);
    if (!fits(value)) return undefined;
    this.left.delete(key);
    return value;
  }

  /** An object below, read the same way. */
  within(key: string): Reader | undefined {
    const value = this.takeIf(key, isRecord);
    return value && new Reader(value, this.at(key));
  }

  /** Members that nobody asked for. */
  keys(): readonly string[] {
    return [...this.left];
  }

  /** Tells of every member that nobody asked for. */
  rest(report: (finding: Finding) => void): void {
    for (const key of this.left) report(importFinding('NOT_CARRIED', this.at(key), { member: key }));
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isBool = (value: unknown): value is boolean => typeof value === 'boolean';
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
