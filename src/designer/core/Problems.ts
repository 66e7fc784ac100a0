import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { same } from '../../documents/same.ts';
import type { Part, PartTree } from '../../documents/parts/part.ts';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { type Finding, MOST_FINDINGS } from '../../schemas/finding.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { DesignModel } from './DesignModel.ts';

/** A finding as the check of the server tells it, in the reader's language. */
export interface Problem {
  readonly severity: Finding['severity'];
  readonly code: string;
  readonly message: string;
  /** JSON pointer into the document. */
  readonly path: string;
  readonly fix?: {
    readonly path: string;
    readonly value: unknown;
    readonly rename?: true;
    readonly title: string;
  };
}

/** A finding in the reader's language, as `check.do` answers it. */
export const problemOf = (
  { severity, code, message, path = '', fix }: Finding,
  localise: (text: LocalText) => string,
): Problem => ({
  ...{ severity, code, path, message: localise(message) },
  ...(fix && { fix: { ...fix, title: localise(fix.title) } }),
});

/** Whether it only reminds of a translation: of those there may be one for each text, and readers have the other language. */
export const isReminder = ({ code }: Pick<Problem, 'code'>): boolean => code === 'MISSING_TEXT';

/** Checks a document. @returns undefined where it cannot judge @throws ApiError */
export type CheckDocument = (
  document: AtriumDocument,
  signal: AbortSignal,
) => Promise<readonly Problem[] | undefined>;

/** Who checks: the server, which decides, and where it can the browser, which is there at once. */
export interface Checks {
  readonly live?: CheckDocument;
  readonly judge: CheckDocument;
  /** Told when the server has found something else than the browser, which then knows too little or what is old. */
  readonly disagree?: () => void;
}

/** Milliseconds after the last change until the browser checks, until the server does, and until it does alone. */
const LIVE = 40;
const JUDGE = 2_500;
const ALONE = 600;

/** What is wrong with the document as it stands, found a moment after each change. */
export class Problems {
  found: readonly Problem[] = [];
  /** The document that was checked. */
  private of: AtriumDocument | undefined = undefined;
  failure: string | undefined = undefined;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private underWay = new AbortController();
  private isAlone: boolean;
  private readonly model: DesignModel;
  private readonly checks: Checks;
  private readonly stop: () => void;

  constructor(model: DesignModel, checks: Checks) {
    this.model = model;
    this.checks = checks;
    this.isAlone = checks.live === undefined;
    makeAutoObservable<this, 'of' | 'timers' | 'underWay' | 'isAlone' | 'model' | 'checks' | 'stop'>(
      this,
      {
        found: observableRef,
        of: observableRef,
        timers: false,
        underWay: false,
        isAlone: false,
        model: false,
        checks: false,
        stop: false,
      },
      { autoBind: true },
    );
    this.stop = reaction(
      () => model.document,
      () => this.later(),
    );
    this.later(0);
  }

  /** Whether what was found is of the document as it stands. */
  get isCurrent(): boolean {
    return this.of === this.model.document;
  }

  /** As findings, for controls that show what is wrong with them: the words are of the reader's language already. */
  get asFindings(): readonly Finding[] {
    return this.found.map(({ severity, code, message, path }) => ({
      severity,
      code,
      path,
      message: { zhCN: message, enUS: message },
    }));
  }

  get errors(): number {
    return this.found.filter(({ severity }) => severity === 'error').length;
  }

  dispose(): void {
    this.stop();
    this.halt();
  }

  private halt(): void {
    this.timers.forEach(clearTimeout);
    this.underWay.abort();
    this.underWay = new AbortController();
  }

  private later(pause?: number): void {
    this.halt();
    const { live, judge } = this.checks;
    this.timers = [setTimeout(() => void this.judge(judge), pause ?? (this.isAlone ? ALONE : JUDGE))];
    if (live !== undefined && !this.isAlone)
      this.timers.push(setTimeout(() => void this.glance(live), pause ?? LIVE));
  }

  /** What the browser finds; where it cannot judge, the server is asked sooner from then on. */
  private async glance(check: CheckDocument): Promise<void> {
    try {
      if (await this.take(check)) return;
    } catch (error) {
      // What is around could not be read this time: the next check of the browser reads it anew.
      if (!isCancelled(error)) this.timers.push(setTimeout(() => void this.judge(this.checks.judge), ALONE));
      return;
    }
    this.isAlone = true;
    this.later();
  }

  private async judge(check: CheckDocument): Promise<void> {
    try {
      const before = this.isCurrent ? this.found : undefined;
      await this.take(check);
      if (before !== undefined && !same(before.slice(0, MOST_FINDINGS), this.found)) this.checks.disagree?.();
    } catch (error) {
      if (isCancelled(error)) return;
      runInAction(() => {
        this.failure = messageOf(error);
      });
    }
  }

  /** Takes what a check finds, unless the document has changed meanwhile. @returns whether it could judge */
  private async take(check: CheckDocument): Promise<boolean> {
    const { document } = this.model;
    const { signal } = this.underWay;
    const found = await check(document, signal);
    signal.throwIfAborted();
    if (found === undefined) return false;
    runInAction(() => {
      // What was found before stays the same object, so that nothing is drawn anew for it.
      if (!same(found, this.found)) this.found = found;
      this.of = document;
      this.failure = undefined;
    });
    return true;
  }
}

/** The innermost part that a place of the document is in. */
export function partAt({ root }: PartTree, path: string): Part {
  const holds = ({ pointer }: { readonly pointer: string }): boolean =>
    path === pointer || path.startsWith(`${pointer}/`);
  const innermost = (part: Part): Part => {
    const inner = part.holdings.find(holds)?.parts.find(holds);
    return inner === undefined ? part : innermost(inner);
  };
  return innermost(root);
}
