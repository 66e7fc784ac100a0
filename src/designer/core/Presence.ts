import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Attendance, Editor } from './designCalls.ts';

/** What presence asks of what is around it. */
export interface PresencePorts {
  /** Tells that the document is open here. @param leave it is no longer @throws ApiError */
  tell(leave: boolean): Promise<Attendance>;
  /** Told when somebody saves or opens the document. @returns ends it */
  watch(listener: () => void): () => void;
  /** Takes what others have saved, where the server has a revision that is not known here. @throws ApiError */
  refresh(revision: number): Promise<void>;
  /** Whose session this is. */
  readonly userId: string | undefined;
}

/** Milliseconds between two beats: who gives none for three of them is gone. */
const BEAT = 10_000;

/** Who else has the document open. What they save is taken over as it is told of. */
export class Presence {
  others: readonly Editor[] = [];
  private readonly ports: PresencePorts;
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly unwatch: () => void;
  private isOver = false;

  constructor(ports: PresencePorts) {
    this.ports = ports;
    makeAutoObservable<this, 'ports' | 'timer' | 'unwatch' | 'isOver'>(
      this,
      { others: observableRef, ports: false, timer: false, unwatch: false, isOver: false },
      { autoBind: true },
    );
    this.timer = setInterval(() => void this.beat(), BEAT);
    this.unwatch = ports.watch(() => void this.beat());
    void this.beat();
  }

  /** Tells that the document is open, and looks at who else has it. */
  async beat(): Promise<void> {
    try {
      const { editors, revision } = await this.ports.tell(false);
      if (this.isOver) return;
      runInAction(() => (this.others = editors.filter(({ userId }) => userId !== this.ports.userId)));
      await this.ports.refresh(revision);
    } catch {
      // A server that is away for a moment: the next beat tells, and the next save comes upon what others saved.
    }
  }

  /** Leaves the document. */
  dispose(): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.timer);
    this.unwatch();
    this.ports.tell(true).catch(() => undefined);
  }
}
