import { checkDocument } from '../../documents/check/checkDocument.ts';
import type { CheckContext } from '../../documents/check/context.ts';
import { isBuiltinInterface } from '../../documents/check/documentSet.ts';
import { readDocument } from '../../documents/check/shape.ts';
import { linearPattern } from '../../documents/pattern.ts';
import { recordable } from '../../documents/scenario/recorded.ts';
import { runTests, Scenario } from '../../documents/scenario/runTests.ts';
import { isTested, type ScenarioContext } from '../../documents/scenario/subject.ts';
import type { Vocabulary } from '../../documents/vocabulary.ts';
import { proposalWork } from '../../conditions/check/index.ts';
import type { DocumentByKind, DocumentKind } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { LiveTests, LiveWork } from './messages.ts';
import { type Asked, DICTIONARY, type Surroundings } from '../../schemas/wire/surroundings.ts';

/** What a check found, and which of the documents and dictionaries that it looked at were not at hand yet. */
export interface LiveFindings {
  readonly findings: readonly Finding[];
  /** As `kind/id` and `dictionary/code`; empty: the findings hold. */
  readonly wanted: readonly string[];
}

/**
 * Checks a document as the server does, beside it in the browser. What stands around the document is asked for by name
 * when a check first looks at it.
 */
export class LiveCheck {
  private readonly documents = new Map<string, unknown>();
  private readonly dictionaries = new Map<string, readonly string[]>();
  private readonly steady: Omit<CheckContext, 'document' | 'dictionary'>;
  private readonly names: ReadonlySet<string>;

  /** @param fits tells quickly whether a document is of its shape */
  constructor(
    vocabulary: Vocabulary,
    { ids, dictionaries, roles, interfaces, writing, hasCalendar, asked }: Surroundings,
    fits: NonNullable<CheckContext['fits']>,
  ) {
    const [configured, changing] = [new Set(interfaces), new Set(writing)];
    this.names = new Set([
      ...Object.entries(ids).flatMap(([kind, all]) => all.map((id) => `${kind}/${id}`)),
      ...dictionaries.map((code) => `${DICTIONARY}/${code}`),
    ]);
    this.steady = {
      ...vocabulary,
      ids: (kind) => ids[kind] ?? [],
      roles: new Set(roles),
      hasInterface: (call) => isBuiltinInterface(call) || configured.has(call),
      interfaces: () => interfaces,
      writes: (call) => changing.has(call),
      hasCalendar,
      pattern: linearPattern,
      fits,
    };
    this.take(asked);
  }

  /** Takes what was asked for. */
  take({ documents, values }: Asked): void {
    for (const [name, document] of Object.entries(documents)) this.documents.set(name, document);
    for (const [code, found] of Object.entries(values)) this.dictionaries.set(`${DICTIONARY}/${code}`, found);
  }

  check(document: unknown): LiveFindings {
    const wanted = new Set<string>();
    const findings = checkDocument(document, this.context(wanted));
    return { findings, wanted: [...wanted] };
  }

  /** Runs the tests of a document, or looks at it as one of them does. */
  test(document: unknown, { see, person }: LiveWork): LiveTests {
    const wanted = new Set<string>();
    const known = readDocument(document, this.steady.fits).document;
    if (known === undefined || !isTested(known)) return { results: [], wanted: [] };
    const context: ScenarioContext = {
      ...this.context(wanted),
      person: (userId) => (person?.userId === userId ? person : undefined),
    };
    const sight = see && recordable(new Scenario(known, context), see);
    const results = see ? [] : [...runTests(known, context)];
    return { results, sight, wanted: [...wanted] };
  }

  private context(wanted: Set<string>): CheckContext {
    const held = <T>(of: ReadonlyMap<string, T>, name: string): T | undefined => {
      if (this.names.has(name) && !of.has(name)) wanted.add(name);
      return of.get(name);
    };
    return {
      ...this.steady,
      proposals: proposalWork(),
      document: <K extends DocumentKind>(kind: K, id: string) =>
        held(this.documents, `${kind}/${id}`) as DocumentByKind[K] | undefined,
      dictionary: (code) => held(this.dictionaries, `${DICTIONARY}/${code}`),
    };
  }
}
