import type { Duration, Timeout } from '../../schemas/flow/policy.ts';
import { isPeopleNode } from './flowIndex.ts';
import type { Run } from './Run.ts';
import type { Step, Task, Timer } from './state.ts';

const timeoutsOf = (run: Run, task: Task): readonly Timeout[] => {
  const { node } = run.node(task.node);
  return isPeopleNode(node) ? (node.timeouts ?? []) : [];
};

/** Starts a clock; of an instance that is suspended it stands until that goes on. */
export function addTimer(run: Run, timer: Omit<Timer, 'id' | 'stopped'>): void {
  const made: Timer = { ...timer, id: run.newId(), stopped: null };
  run.state.timers.push(made);
  if (run.state.state === 'suspended') stop(run, made);
}

/** Starts the clocks of a task that runs for the first time, or lets those that stood go on with what was left. */
export function startClocks(run: Run, task: Task): void {
  const own = run.state.timers.filter((timer) => timer.task === task.id);
  if (own.length > 0) {
    if (run.state.state !== 'suspended') for (const timer of own) goOn(run, timer);
    task.dueAt = dueOf(run, task);
    return;
  }
  if (task.step === null) return;
  timeoutsOf(run, task).forEach((timeout, index) => {
    addTimer(run, {
      step: task.step ?? '',
      task: task.id,
      kind: timeout.then === 'remind' ? 'remind' : 'timeout',
      index,
      left: timeout.then === 'remind' ? (timeout.times ?? 1) - 1 : 0,
      due: run.context.later(run.now, timeout.after),
    });
  });
  task.dueAt = dueOf(run, task);
}

/** Stops the clocks of a task that waits again. */
export function stopClocks(run: Run, task: Task): void {
  for (const timer of run.state.timers) if (timer.task === task.id) stop(run, timer);
}

/** Starts the clock of a step that something outside has to answer by then. */
export function startDeadline(run: Run, step: Step, deadline: Duration | undefined): void {
  if (deadline === undefined) return;
  const due = run.context.later(run.now, deadline);
  addTimer(run, { kind: 'deadline', due, step: step.id, task: null, index: 0, left: 0 });
}

export const removeClocks = (run: Run, task: Task): void => {
  run.state.timers = run.state.timers.filter((timer) => timer.task !== task.id);
};

/** A task that changes hands keeps its time. */
export function handClocks(run: Run, from: Task, to: Task): void {
  run.state.timers = run.state.timers.map((timer) =>
    timer.task === from.id ? { ...timer, task: to.id } : timer,
  );
  to.dueAt = from.dueAt;
}

/** A task that a part of another becomes has the same time. */
export function copyClocks(run: Run, from: Task, to: Task): void {
  const own = run.state.timers.filter((timer) => timer.task === from.id);
  run.state.timers.push(...own.map((timer) => ({ ...timer, id: run.newId(), task: to.id })));
  to.dueAt = from.dueAt;
}

/** Stops all clocks of an instance that is suspended. */
export function stopAll(run: Run): void {
  for (const timer of run.state.timers) stop(run, timer);
}

/** Lets all go on but those of tasks that wait. */
export function goOnAll(run: Run): void {
  for (const timer of run.state.timers) {
    const task = timer.task === null ? undefined : run.task(timer.task);
    if (task?.state === 'waiting') continue;
    goOn(run, timer);
    if (task) task.dueAt = dueOf(run, task);
  }
}

function stop(run: Run, timer: Timer): void {
  timer.stopped ??= Math.max(0, Date.parse(timer.due) - Date.parse(run.now));
}

function goOn(run: Run, timer: Timer): void {
  if (timer.stopped === null) return;
  timer.due = new Date(Date.parse(run.now) + timer.stopped).toISOString();
  timer.stopped = null;
}

/** When a task is overdue: where the first of its timeouts decides or moves it, else where it is first reminded of. */
function dueOf(run: Run, task: Task): string | null {
  const own = run.state.timers.filter((timer) => timer.task === task.id);
  const deciding = own.filter(({ kind }) => kind === 'timeout');
  const due = (deciding.length > 0 ? deciding : own).map((timer) => timer.due).sort();
  return due[0] ?? null;
}
