import { compileNodes, type CompiledNode } from '../../src/documents/compile.ts';
import { createEnvironment, type Environment } from '../../src/documents/environment.ts';
import { compileForm, type CompiledForm } from '../../src/documents/form.ts';
import { createMetaIndex } from '../../src/documents/metaIndex.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import type { FieldNode, Node } from '../../src/schemas/node.ts';
import { plainMetas } from './plainMetas.ts';

/** An environment of plain widgets that keeps what was reported. */
export function plainEnvironment(
  parts: Partial<Omit<Environment, 'metas'>> = {},
): Environment & { reported: Finding[] } {
  const reported: Finding[] = [];
  const report = (finding: Finding): void => void reported.push(finding);
  return { ...createEnvironment(createMetaIndex(plainMetas), { report, ...parts }), reported };
}

/** The first of the given nodes, compiled. */
export function compileNode(
  node: Partial<Node>,
  environment: Environment = plainEnvironment(),
): CompiledNode {
  const [compiled] = compileNodes([{ type: 'label', id: 'a', ...node }], environment, '/body');
  if (!compiled) throw new Error('Nothing was compiled.');
  return compiled;
}

/** A text field with what the test says about it; the code is its title, too. */
export const field = (name: string, rest: Partial<Node> = {}): FieldNode => ({
  type: 'text-field',
  id: name,
  title: name,
  ...rest,
  name,
});

export const formDocument = (
  fields: readonly FieldNode[],
  rest: Partial<FormDocument> = {},
): FormDocument => ({
  kind: 'form',
  schemaVersion: 1,
  id: 'plain',
  name: 'plain',
  grants: [],
  ...rest,
  fields: [...fields],
});

export const compilePlainForm = (
  fields: readonly FieldNode[],
  environment: Environment = plainEnvironment(),
  rest: Partial<FormDocument> = {},
): CompiledForm => compileForm(formDocument(fields, rest), environment);

/** Codes of what was reported, in order. */
export const codes = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code);

/** An empty page with whatever else a test puts into it, sound or not. */
export const pageDocument = (more: object): object => ({
  kind: 'app',
  schemaVersion: 1,
  id: 'page',
  name: 'page',
  body: [],
  ...more,
});
