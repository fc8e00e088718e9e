import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SheetRow } from '#src/contract/cells/sheet-cell.ts'
import { Semaphore } from './semaphore.ts'
import { SheetRefusal } from './sheet-file.ts'
import type { FileFacts, Look, TextReading } from './sheet-file.ts'
import { isReadWhole } from './sniff.ts'
import { workerFile } from './worker-file.ts'
import type { WorkerAnswer, WorkerTask } from './worker-task.ts'

/** A file as it came. The name is believed in nothing; its ending has to be one of those that are taken. */
export interface SheetSource extends TextReading {
  bytes: Uint8Array
  name: string
  /** Of the facts alone: which rows are shown, and which has the heads. */
  look?: Look
}

export interface ReadingLimits {
  /** How long the thread may take over one file, the time it waits for us not counted. */
  ms?: number
  /** What it may keep, beside the file itself. */
  megabytes?: number
}

/** The largest file that is taken needs about a tenth of it. */
const MS = 60_000

/**
 * How many files are read at the same time, the others waiting for their turn, and what each may keep. Old workbooks and
 * pages are held whole, which takes thirty times the file.
 */
const LANES = {
  asItComes: { turns: new Semaphore(2), megabytes: 192 },
  whole: { turns: new Semaphore(1), megabytes: 640 },
}

/**
 * What is in a spreadsheet, found in a thread of its own. The whole file is gone through, so that its limits are known to
 * be kept.
 * @throws SheetRefusal
 */
export async function sheetFacts(source: SheetSource, limits?: ReadingLimits): Promise<FileFacts> {
  const reading = await Reading.of(source, null, limits)
  try {
    const answer = await reading.next()
    if (!('facts' in answer)) throw new Error('The reading thread gave rows for facts.')
    return answer.facts
  } finally {
    await reading.end()
  }
}

/**
 * The rows of one sheet in chunks of a few hundred, as fast as they are taken: the thread waits between them. It is ended
 * when the loop is left, however that happens.
 * @param sheet its place in `FileFacts.sheets`, from 0
 * @throws SheetRefusal, also after some rows
 */
export async function* sheetRows(
  source: SheetSource,
  sheet: number,
  limits?: ReadingLimits,
): AsyncGenerator<SheetRow[]> {
  const reading = await Reading.of(source, sheet, limits)
  try {
    for (;;) {
      const answer = await reading.next()
      if (!('rows' in answer)) throw new Error('The reading thread gave facts for rows.')
      if (answer.rows === null) return
      yield answer.rows
      reading.ask()
    }
  } finally {
    await reading.end()
  }
}

/** One thread and one file. */
class Reading {
  private readonly worker: Worker
  private readonly giveBack: () => void
  private readonly limit: number
  private spent = 0

  static async of(source: SheetSource, sheet: number | null, limits: ReadingLimits = {}): Promise<Reading> {
    const lane = LANES[isReadWhole(source.bytes) ? 'whole' : 'asItComes']
    const giveBack = await lane.turns.take()
    try {
      return new Reading(giveBack, source, sheet, { ms: MS, megabytes: lane.megabytes, ...limits })
    } catch (error) {
      giveBack()
      throw error
    }
  }

  private constructor(
    giveBack: () => void,
    { bytes, name, look = {}, ...reading }: SheetSource,
    sheet: number | null,
    { ms, megabytes }: Required<ReadingLimits>,
  ) {
    const own = new Uint8Array(bytes)
    const task: WorkerTask = { bytes: own, name, reading, look, sheet }
    this.giveBack = giveBack
    this.limit = ms
    this.worker = new Worker(workerFile(), {
      workerData: task,
      transferList: [own.buffer],
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    })
    // `next` hears of what goes wrong while it waits; at any other time the thread is being ended.
    this.worker.on('error', () => undefined)
  }

  ask(): void {
    this.worker.postMessage('next')
  }

  /** @throws SheetRefusal */
  async next(): Promise<Exclude<WorkerAnswer, { refusal: unknown }>> {
    const started = performance.now()
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(), Math.max(0, this.limit - this.spent))
    try {
      const [answer] = (await once(this.worker, 'message', { signal: over.signal })) as [WorkerAnswer]
      if (!('refusal' in answer)) return answer
      throw new SheetRefusal(answer.refusal, answer.cause)
    } catch (error) {
      if (over.signal.aborted) throw new SheetRefusal({ code: 'slow', limit: this.limit })
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new SheetRefusal({ code: 'memory' })
      throw error
    } finally {
      clearTimeout(timer)
      this.spent += performance.now() - started
    }
  }

  async end(): Promise<void> {
    try {
      await this.worker.terminate()
    } finally {
      this.giveBack()
    }
  }
}
