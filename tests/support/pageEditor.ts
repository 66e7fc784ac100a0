import { insertWidget } from '../../src/documents/edit/insert.ts';
import { moveParts } from '../../src/documents/edit/move.ts';
import { removeParts } from '../../src/documents/edit/remove.ts';
import { setMember } from '../../src/documents/edit/setMember.ts';
import type { MergeConflict } from '../../src/documents/diff/merge.ts';
import { walkParts, type Part } from '../../src/documents/parts/part.ts';
import { Autosave } from '../../src/designer/core/Autosave.ts';
import { fetchWorking, patchWorking, type DocumentKey } from '../../src/designer/core/designCalls.ts';
import { DesignModel } from '../../src/designer/core/DesignModel.ts';
import type { EditLanguage } from '../../src/documents/edit/command.ts';
import type { ApiClient } from '../../src/runtime/data/ApiClient.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { isFieldReference, type FieldReference, type Node } from '../../src/schemas/node.ts';
import type { Chance } from './chance.ts';

/** What editors did to the texts of a page, and what they were asked about: enough to tell whether anything got lost. */
export class EditLog {
  /** Each text that was written, with the one that stood there; undefined where there was none. All are different. */
  readonly written = new Map<string, string | undefined>();
  /** Texts of nodes that were removed by somebody who saw them. */
  readonly seenGoing: string[] = [];
  /** Ids of nodes that were removed. */
  readonly removed = new Set<string>();
  /** What people were asked about, as JSON. */
  private told = '';

  tell(conflicts: readonly MergeConflict[]): void {
    this.told += JSON.stringify(conflicts.map(({ mine, theirs }) => [mine ?? null, theirs ?? null]));
  }

  /** What is neither in a document, nor was replaced or removed by somebody who saw it, nor was asked about. */
  lostIn(document: AtriumDocument): readonly string[] {
    const standing = nodesOf(document).flatMap((node) => textOf(node) ?? []);
    const kept = new Set<string>();
    const asked = [...this.written.keys()].filter((text) => this.told.includes(`"${text}"`));
    for (const end of [...standing, ...this.seenGoing, ...asked])
      for (let text: string | undefined = end; text !== undefined && !kept.has(text);) {
        kept.add(text);
        text = this.written.get(text);
      }
    return [...this.written.keys()].filter((text) => !kept.has(text));
  }

  /** Ids of nodes that somebody removed, that stand there all the same, and that nobody was asked about. */
  backIn(document: AtriumDocument): readonly string[] {
    const ids = nodesOf(document).map(({ id }) => id);
    return ids.filter((id) => this.removed.has(id) && !this.told.includes(`"id":"${id}"`));
  }
}

export function nodesOf(document: AtriumDocument): readonly Node[] {
  const inside = (node: Node | FieldReference): readonly Node[] =>
    isFieldReference(node) ? [] : [node, ...(node.children ?? []).flatMap(inside)];
  return document.kind === 'app' ? document.body.flatMap(inside) : [];
}

const textOf = ({ props }: Node): string | undefined =>
  typeof props?.text === 'string' ? props.text : undefined;

/** Somebody who edits a page as the designer does: commands on the model, saved by its autosave. */
export class PageEditor {
  readonly model: DesignModel;
  readonly autosave: Autosave;
  private readonly name: string;
  private readonly client: ApiClient;
  private readonly key: DocumentKey;
  private readonly chance: Chance;
  private readonly log: EditLog;
  private count = 0;

  private constructor(
    name: string,
    { client, key, chance, log }: { client: ApiClient; key: DocumentKey; chance: Chance; log: EditLog },
    model: DesignModel,
  ) {
    this.name = name;
    this.client = client;
    this.key = key;
    this.chance = chance;
    this.log = log;
    this.model = model;
    this.autosave = new Autosave(model, (patch) => patchWorking(client, key, patch));
  }

  static async open(
    name: string,
    around: { client: ApiClient; key: DocumentKey; chance: Chance; log: EditLog },
    language: EditLanguage,
  ): Promise<PageEditor> {
    const working = await fetchWorking(around.client, around.key);
    return new PageEditor(name, around, new DesignModel(working, language));
  }

  /** Does something by chance: writes, inserts, moves or removes; saves it, or goes on while it is being saved. */
  async act(): Promise<void> {
    const { chance } = this;
    const parts = [...walkParts(this.model.tree.root)].filter(({ type }) => type === 'text');
    const part = parts.length > 0 ? chance.pick(parts) : undefined;
    const what = chance.below(10);
    if (part === undefined || what < 2) this.insert();
    else if (what < 3) this.remove(part);
    else if (what < 4) this.move(part);
    else this.write(part.key);
    if (chance.below(3) === 0) await this.save();
    else if (chance.below(3) === 0) void this.autosave.flush();
    if (chance.below(8) === 0) await this.look();
  }

  /** Saves all that is left, however often others were before it or the line broke. */
  async finish(): Promise<void> {
    for (let round = 0; round < 100; round += 1) if (await this.save()) return;
    throw new Error(`${this.name} cannot save: ${this.autosave.failure ?? this.autosave.status}`);
  }

  /** Takes what others have saved. */
  async look(): Promise<void> {
    await this.autosave.refresh(() => fetchWorking(this.client, this.key)).catch(() => undefined);
    this.decide();
  }

  private async save(): Promise<boolean> {
    const isSaved = await this.autosave.flush();
    this.decide();
    return isSaved;
  }

  /** Answers what the designer asks: at each place one's own or the other's. */
  private decide(): void {
    const { pending } = this.model;
    if (pending === undefined) return;
    this.log.tell(pending.conflicts);
    const taken = pending.conflicts.filter(() => this.chance.below(2) === 0);
    this.model.decide(new Map(taken.map(({ key }) => [key, 'theirs'])), { zhCN: '合并', enUS: 'Merge' });
  }

  private write(key: string): void {
    const node = nodesOf(this.model.document).find(({ id }) => id === key);
    this.count += 1;
    const text = `${this.name}-${String(this.count)}`;
    if (this.model.run(setMember([key], '/props/text', text, '文本')))
      this.log.written.set(text, node && textOf(node));
  }

  private insert(): void {
    const parents = [...walkParts(this.model.tree.root)].filter(({ type }) => type === 'section');
    const section = this.chance.below(2) === 0 && parents.length > 0 ? this.chance.pick(parents) : undefined;
    const at = { parent: section?.key ?? 'document', holding: section ? 'children' : 'body' };
    if (this.model.run(insertWidget('text', { ...at, index: this.chance.below(6) })))
      this.write(this.model.selection[0] ?? '');
  }

  private remove({ key, value }: Part): void {
    const text = textOf(value as Node);
    if (!this.model.run(removeParts([key]))) return;
    this.log.removed.add(key);
    if (text !== undefined) this.log.seenGoing.push(text);
  }

  private move({ key, within }: Part): void {
    if (within === undefined) return;
    const { parent, holding } = within;
    this.model.run(
      moveParts([key], { parent: parent.key, holding: holding.name, index: this.chance.below(6) }),
    );
  }
}
