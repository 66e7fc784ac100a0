import type { Form } from '@formily/core';
import { makeAutoObservable, observable, observableRef, runInAction, type IReactionDisposer } from 'mobx';
import type { CompiledField, CompiledForm } from '../../documents/form.ts';
import type { Scope } from '../../documents/flag.ts';
import type { Surroundings } from '../../documents/resolve.ts';
import { mapObjects } from '../../documents/members.ts';
import { codesUnder, emptyUnder } from '../../documents/optionsUnder.ts';
import type { Scopes } from '../../documents/savedValue.ts';
import { computedByServer, sentValue } from '../../documents/serverNames.ts';
import { settleRecord, type Settled } from '../../documents/settle.ts';
import type { EndedDraft } from '../../schemas/wire/draft.ts';
import type { ModuleRecord, ModuleRights } from '../../schemas/wire/record.ts';
import { messageOf } from '../data/ApiError.ts';
import type { PageModel } from '../render/PageModel.ts';
import { copyOf } from './copyOf.ts';
import { createEngine, createEngineField, type EngineField } from './engine.ts';
import { followForm, isEmptied } from './followForm.ts';
import { same } from '../../documents/same.ts';
import { FieldModel } from './FieldModel.ts';
import { fieldMessage } from './formMessages.ts';
import { formSurroundings } from './formRights.ts';
import { firstValues, formScope } from './formScope.ts';

export type FormMode = 'add' | 'edit' | 'view';

export interface FormOptions {
  mode: FormMode;
  rights: ModuleRights | undefined;
  /** The stored record; absent for a new one. */
  record?: ModuleRecord;
}

/**
 * An open form. The form engine (Formily) holds values and errors; documents/ says what is visible, required and
 * valid; this class ties the two together, field by field, so that a keystroke costs what depends on it and no more.
 */
export class FormModel {
  readonly compiled: CompiledForm;
  readonly page: PageModel;
  readonly mode: FormMode;
  readonly rights: ModuleRights | undefined;
  readonly around: Surroundings;
  readonly scope: Scope;
  /** `scope`, beside the same names with what will be saved in the place of what the form shows. */
  readonly scopes: Scopes;
  readonly fields: ReadonlyMap<string, FieldModel>;
  readonly engine: Form;
  record: ModuleRecord | undefined;
  saving = false;
  /** The field that is to be seen. */
  wanted: string | undefined;
  /** How often a value changed, but for those that are computed. */
  inputs = 0;
  /** Names the draft that goes when the record is stored, where the server keeps one. */
  endedDraft: (() => EndedDraft | undefined) | undefined;
  /** The stored record, or what a new one begins with; `differing` tells who watches what comes of it. */
  private readonly first: Record<string, unknown>;
  /** What `changed` says, kept field by field: a keystroke costs one comparison, whatever the form holds. */
  private readonly differing = observable.set<string>();
  /** First values of a new record's fields that nobody has seen yet. */
  private readonly defaults = new Map<string, unknown>();
  private readonly disposers: readonly IReactionDisposer[];

  constructor(page: PageModel, compiled: CompiledForm, { mode, rights, record }: FormOptions) {
    this.page = page;
    this.compiled = compiled;
    this.mode = mode;
    this.rights = rights;
    this.record = record;
    const isWithdrawn = (code: string): boolean => this.fields.get(code)?.withdrawn === true;
    this.around = { ...formSurroundings(mode, rights), isWithdrawn };
    const shown = Object.create(null) as Record<string, unknown>;
    const saved = Object.create(null) as Record<string, unknown>;
    this.scope = formScope(page.scope, shown);
    this.scopes = { shown: this.scope, saved: formScope(page.scope, saved) };
    const fields = new Map<string, FieldModel>();
    this.fields = fields;
    this.first = firstValues(compiled, page.scope, record);
    this.engine = createEngine({ values: { ...this.first } });
    for (const field of compiled.fields) {
      const model = this.createField(field);
      fields.set(field.code, model);
      Object.defineProperty(shown, field.code, { enumerable: true, get: () => model.value });
      Object.defineProperty(saved, field.code, { enumerable: true, get: () => model.saved });
    }
    makeAutoObservable<this, 'disposers' | 'first' | 'differing' | 'compare' | 'defaults'>(
      this,
      {
        compiled: false,
        page: false,
        mode: false,
        rights: false,
        around: false,
        scope: false,
        scopes: false,
        fields: false,
        engine: false,
        endedDraft: false,
        inputs: false,
        disposers: false,
        record: observableRef,
        first: false,
        differing: false,
        defaults: false,
        compare: false,
        report: false,
      },
      { autoBind: true },
    );
    this.disposers = followForm(this);
    this.takeEmptied();
    this.takeComputed();
  }

  field(code: string): FieldModel | undefined {
    return this.fields.get(code);
  }

  /** All values as they stand. */
  get values(): Record<string, unknown> {
    return Object.fromEntries([...this.fields].map(([code, field]) => [code, field.value ?? null]));
  }

  /** Codes of fields that differ from the stored record, or from the first values of a new one. */
  get changed(): string[] {
    const { differing } = this;
    return [...this.fields.keys()].filter((code) => differing.has(code));
  }

  get dirty(): boolean {
    return this.mode !== 'view' && (this.pending || this.differing.size > 0);
  }

  /** Something that the person gave is still on its way into a field. */
  get pending(): boolean {
    return [...this.fields.values()].some((field) => field.pending);
  }

  /** Writes what the form itself makes of a value, such as what is computed in it: whoever is writing there goes on. */
  take(code: string, value: unknown): void {
    const before: unknown = this.engine.getValuesIn(code);
    this.engine.setValuesIn(code, this.fields.get(code)?.copied === true ? copyOf(value) : value);
    if (this.engine.getValuesIn(code) !== before) this.valueChanged(code);
  }

  setValue(code: string, value: unknown): void {
    this.take(code, value);
    // What stands in its widget and is no value gives way, even to the same value.
    const field = this.fields.get(code);
    if (field?.fault) field.letGo();
  }

  /** Writes what is computed: no input that would ask for more than one answer. */
  compute(code: string, value: unknown): void {
    const { inputs } = this;
    this.take(code, value);
    this.inputs = inputs;
  }

  /** Whoever wrote into the engine says so here: it is not asked to watch each field of a long form. */
  valueChanged(code: string): void {
    this.inputs += 1;
    this.fields.get(code)?.valueChanged();
    this.compare(code);
  }

  /** A person has changed a field: choices among the options under its value are emptied, in rows as well. */
  emptyUnder(code: string): void {
    const { functions } = this.page.environment;
    const below = codesUnder(this.compiled, [`form.${code}`], functions);
    for (const each of below) this.setValue(each, null);
    const changed = [code, ...below].map((each) => `form.${each}`);
    for (const { compiled, value } of this.fields.values()) {
      const { members } = compiled;
      if (!members || codesUnder(members, changed, functions).size === 0) continue;
      this.take(
        compiled.code,
        mapObjects(compiled, value, (object) => emptyUnder(members, object, changed, functions)),
      );
    }
  }

  /** Puts back what a person can change; what is computed follows. */
  reset(): void {
    const { first } = this;
    for (const field of this.fields.values()) {
      if (!field.compiled.node.value) this.setValue(field.code, first[field.code] ?? null);
      field.letGo();
      field.clearError();
    }
    this.takeEmptied();
  }

  /** A field of a new record that was hidden from the beginning is shown for the first time: with its default. */
  takeDefault(code: string): void {
    const value = this.defaults.get(code);
    if (value === undefined) return;
    this.defaults.delete(code);
    this.begin(code, value);
    this.setValue(code, value);
  }

  /** Validates everything visible and shows each message at its field; answers the first broken field. */
  async validate(): Promise<FieldModel | undefined> {
    const models = [...this.fields.values()].filter((field) => field.compiled.placed);
    const sound = await Promise.all(models.map((field) => field.validate()));
    return models.find((_model, index) => sound[index] === false);
  }

  /** Whatever hides a field opens, so that it can be brought into sight; undefined: none any more. */
  want(code: string | undefined): void {
    this.wanted = code;
  }

  /** The record as it would be stored: computed, hidden fields by their policy. */
  settle(): Settled {
    return settleRecord(this.compiled, this.values, this.page.scope, this.around, this.record);
  }

  /** What the submit sends: of a new record everything, of a stored one what differs; nothing that the server computes. */
  payload(): Record<string, unknown> {
    const { values, leftOut } = this.settle();
    const computed = computedByServer(this.compiled);
    const sent = [...this.fields.values()].filter(({ code, compiled }) => {
      const writes = compiled.meta.column !== null && (this.around.rights?.mayWrite(code) ?? true);
      return (
        writes && !computed.has(code) && !leftOut.has(code) && !this.unchanged(compiled, values[code] ?? null)
      );
    });
    return Object.fromEntries(
      sent.map(({ code, compiled }) => [code, sentValue(compiled, values[code] ?? null)]),
    );
  }

  /**
   * The record was stored: it is the new beginning.
   * @param sent the values when they were sent; what the person has changed since stays, unsaved
   */
  stored(record: ModuleRecord, sent: Readonly<Record<string, unknown>> = this.values): void {
    const now = this.values;
    this.record = record;
    for (const code of this.fields.keys()) {
      if (!(code in record)) continue;
      this.begin(code, record[code]);
      this.setValue(code, same(now[code], sent[code]) ? record[code] : now[code]);
    }
    this.takeEmptied();
  }

  setSaving(saving: boolean): void {
    this.saving = saving;
  }

  /** A failure inside the engine is a fault of ours; it goes to the log and stops nothing. */
  readonly report = (error: unknown): void => {
    const text = messageOf(error);
    this.page.root.log.finding(this.page.where, {
      severity: 'error',
      code: 'FORM_ENGINE',
      message: { zhCN: text, enUS: text },
    });
  };

  dispose(): void {
    for (const dispose of this.disposers) dispose();
    for (const field of this.fields.values()) field.dispose();
    this.engine.onUnmount();
  }

  /** The server fills in the default of a new record where nothing is said, so that a default taken away is said. */
  private unchanged({ code, node }: CompiledField, value: unknown): boolean {
    if (!this.record) return value === null && !node.initial;
    return same(value, this.record[code] ?? null);
  }

  private createField(compiled: CompiledField): FieldModel {
    return new FieldModel(this, compiled, (visible) => this.engineField(compiled, visible));
  }

  private engineField(compiled: CompiledField, visible: boolean): EngineField {
    const { engine } = this;
    return createEngineField(engine, compiled.meta, {
      name: compiled.code,
      display: visible ? 'visible' : 'hidden',
      validator: {
        triggerType: 'onBlur',
        validator: (value: unknown) => fieldMessage(this, compiled, value),
      },
    });
  }

  /** What the hide table empties by itself, before anybody typed, is no input that could be lost. */
  private takeEmptied(): void {
    for (const field of this.fields.values()) {
      if (!isEmptied(field)) continue;
      const first = this.first[field.code] ?? null;
      if (!this.record && first !== null) this.defaults.set(field.code, first);
      this.begin(field.code, null);
      this.setValue(field.code, null);
    }
  }

  /**
   * What is computed inside a value as the form opens is no input either. Of any other value with objects the engine's
   * own are kept: one that is the very same needs no comparison with each key.
   */
  private takeComputed(): void {
    for (const { code, compiled, value } of this.fields.values()) {
      if (compiled.members) this.begin(code, value ?? null);
    }
  }

  private begin(code: string, value: unknown): void {
    this.first[code] = value;
    this.compare(code);
  }

  private compare(code: string): void {
    const field = this.fields.get(code);
    if (!field) return;
    const differs = !field.compiled.node.value && !same(field.value ?? null, this.first[code] ?? null);
    runInAction(() => {
      if (differs) this.differing.add(code);
      else this.differing.delete(code);
    });
  }
}
