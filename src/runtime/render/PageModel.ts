import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Environment } from '../../documents/environment.ts';
import type { Scope } from '../../documents/flag.ts';
import { asDeclared } from '../../documents/asDeclared.ts';
import { findCycles } from '../../documents/cycles.ts';
import { documentFinding } from '../../documents/findings.ts';
import { pageParams } from '../../documents/pageParams.ts';
import type { Source } from '../../schemas/source.ts';
import { outerScope } from '../platform/outerScope.ts';
import type { RootStore } from '../stores/RootStore.ts';
import type { PageMemory } from '../stores/TabMemory.ts';
import { MountQueue } from './MountQueue.ts';
import { PageTemplates } from './PageTemplates.ts';
import { SourceModel } from './SourceModel.ts';

/** The members of a document that a page is made of; lists and forms have them too. */
export interface PageParts {
  id: string;
  kind: string;
  params?: Record<string, { type: string; default?: unknown }>;
  variables?: Record<string, { type: string; initial?: unknown }>;
  sources?: Record<string, Source>;
  /** Events that chains of the page tell, by name. */
  events?: Record<string, unknown>;
}

/** The name under which a page holds its variables. */
const VARIABLES = 'variables';

type Listener = (payload: unknown) => void;

/**
 * One open page: its parameters, variables and sources, and the scope that every expression on it reads. Names of
 * the scope are getters over observables, so that an expression subscribes to exactly what it reads.
 */
export class PageModel {
  readonly root: RootStore;
  readonly parts: PageParts;
  readonly params: Readonly<Record<string, unknown>>;
  readonly variables = observable.map<string, unknown>({}, { deep: false });
  readonly sources: ReadonlyMap<string, SourceModel>;
  readonly scope: Scope;
  /** What it held when its tab was left; undefined where none keeps it. */
  readonly memory: PageMemory | undefined;
  /** What the documents of the page are compiled with. */
  readonly environment: Environment;
  readonly templates: PageTemplates;
  /** When the widgets of a long page are drawn. */
  readonly mounts = new MountQueue();
  private readonly lifetime = new AbortController();
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(
    root: RootStore,
    parts: PageParts,
    params: Readonly<Record<string, unknown>>,
    memory?: PageMemory,
  ) {
    this.root = root;
    this.parts = parts;
    this.memory = memory;
    this.params = pageParams(parts.params, params);
    this.environment = root.environment(this.where);
    this.templates = new PageTemplates(this.environment);
    const vars = this.variableView();
    const sources = Object.create(null) as Record<string, unknown>;
    this.scope = this.createScope(vars, sources);
    this.initialise();
    this.sources = new Map(
      Object.entries(parts.sources ?? {}).map(([name, source]) => {
        const model = new SourceModel(this, name, source);
        Object.defineProperty(sources, name, { enumerable: true, get: () => model.data });
        return [name, model];
      }),
    );
    makeAutoObservable<this, 'lifetime' | 'listeners'>(
      this,
      {
        root: false,
        parts: false,
        params: false,
        variables: false,
        sources: false,
        scope: false,
        memory: false,
        environment: false,
        mounts: false,
        templates: false,
        lifetime: false,
        listeners: false,
        listen: false,
        tell: false,
      },
      { autoBind: true },
    );
  }

  /** Aborted when the page is left. */
  get signal(): AbortSignal {
    return this.lifetime.signal;
  }

  get where(): string {
    return `${this.parts.kind} ${this.parts.id}`;
  }

  /** Starts the sources; called once the page is drawn. Those that wait for each other would load without end. */
  start(): void {
    const cycles = this.cycles();
    for (const source of this.sources.values()) {
      const cycle = cycles.find((names) => names.includes(source.name));
      if (cycle) this.refuse(source, cycle);
      else source.start();
    }
  }

  setVariable(name: string, value: unknown): void {
    this.variables.set(name, value);
  }

  /** Loads one source again, or all. */
  reload(name?: string): void {
    for (const source of this.sources.values())
      if (name === undefined || source.name === name) source.reload();
  }

  /** Listens to an event of the page. @returns ends it */
  listen(event: string, listener: Listener): () => void {
    const all = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, all.add(listener));
    return () => {
      all.delete(listener);
    };
  }

  /** Tells an event to all who listen now. @returns false where the page declares none of that name */
  tell(event: string, payload: unknown): boolean {
    if (!Object.hasOwn(this.parts.events ?? {}, event)) return false;
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(payload);
    return true;
  }

  dispose(): void {
    this.memory?.set(VARIABLES, new Map(this.variables));
    this.lifetime.abort();
    for (const source of this.sources.values()) source.dispose();
  }

  private cycles(): readonly (readonly string[])[] {
    const sources = this.parts.sources ?? {};
    const reads = new Map(
      Object.entries(sources).map(([name, { param, when }]) => {
        const { paths } = this.templates.value(param ?? {});
        const read = [...paths, ...this.templates.when(when).paths];
        return [name, read.flatMap((path) => /^sources\.(\w+)/.exec(path)?.[1] ?? [])];
      }),
    );
    return findCycles(reads.keys(), (name) => reads.get(name) ?? []);
  }

  private refuse(source: SourceModel, cycle: readonly string[]): void {
    const way = cycle.join(' → ');
    const finding = documentFinding('CYCLE.sources', `/sources/${source.name}/param`, { way });
    this.environment.report(finding);
    source.fail(this.root.locale.localise(finding.message));
  }

  private initialise(): void {
    const held = this.memory?.get(VARIABLES) as ReadonlyMap<string, unknown> | undefined;
    runInAction(() => {
      for (const [name, { type, initial }] of Object.entries(this.parts.variables ?? {})) {
        this.variables.set(
          name,
          held?.has(name) === true
            ? held.get(name)
            : initial === undefined
              ? null
              : asDeclared(this.templates.value(initial).evaluate(this.scope), type),
        );
      }
    });
  }

  private variableView(): Record<string, unknown> {
    const view = Object.create(null) as Record<string, unknown>;
    for (const name of Object.keys(this.parts.variables ?? {})) {
      Object.defineProperty(view, name, { enumerable: true, get: () => this.variables.get(name) });
    }
    return view;
  }

  private createScope(vars: object, sources: object): Scope {
    const scope = outerScope(this.root);
    const define = (name: string, get: () => unknown): void => {
      Object.defineProperty(scope, name, { enumerable: true, configurable: true, get });
    };
    define('params', () => this.params);
    define('vars', () => vars);
    define('sources', () => sources);
    return scope;
  }
}
