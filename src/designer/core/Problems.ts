import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { walkParts, type Part, type PartTree } from '../../documents/parts/part.ts';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
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

/** Checks a document. @throws ApiError */
export type CheckDocument = (document: AtriumDocument, signal: AbortSignal) => Promise<readonly Problem[]>;

/** Milliseconds after the last change. */
const PAUSE = 600;

/** What is wrong with the document as it stands, found a pause after each change. */
export class Problems {
  found: readonly Problem[] = [];
  /** The document that was checked. */
  private of: AtriumDocument | undefined = undefined;
  failure: string | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay = new AbortController();
  private readonly model: DesignModel;
  private readonly check: CheckDocument;
  private readonly stop: () => void;

  constructor(model: DesignModel, check: CheckDocument) {
    this.model = model;
    this.check = check;
    makeAutoObservable<this, 'of' | 'timer' | 'underWay' | 'model' | 'check' | 'stop'>(
      this,
      {
        found: observableRef,
        of: observableRef,
        timer: false,
        underWay: false,
        model: false,
        check: false,
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

  get errors(): number {
    return this.found.filter(({ severity }) => severity === 'error').length;
  }

  /** Parts with what was found in them, and in none of the parts inside. */
  get byPart(): ReadonlyMap<string, readonly Problem[]> {
    const grouped = new Map<string, Problem[]>();
    for (const problem of this.found) {
      const { key } = partAt(this.model.tree, problem.path);
      grouped.set(key, [...(grouped.get(key) ?? []), problem]);
    }
    return grouped;
  }

  dispose(): void {
    this.stop();
    clearTimeout(this.timer);
    this.underWay.abort();
  }

  private later(pause = PAUSE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), pause);
  }

  private async run(): Promise<void> {
    this.underWay.abort();
    this.underWay = new AbortController();
    const { document } = this.model;
    try {
      const found = await this.check(document, this.underWay.signal);
      runInAction(() => {
        this.found = found;
        this.of = document;
        this.failure = undefined;
      });
    } catch (error) {
      if (isCancelled(error)) return;
      runInAction(() => {
        this.failure = messageOf(error);
      });
    }
  }
}

/** The innermost part that a place of the document is in. */
export function partAt({ root }: PartTree, path: string): Part {
  let innermost = root;
  for (const part of walkParts(root))
    if (path === part.pointer || path.startsWith(`${part.pointer}/`)) innermost = part;
  return innermost;
}
