import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { openFile } from './open-file.ts'
import { SheetRefusal } from './sheet-file.ts'
import { chunksOf, factsOf } from './walk-book.ts'
import type { WorkerAnswer, WorkerTask } from './worker-task.ts'

/** A thread that reads one file once. It hands out a chunk whenever it is asked for one. */
const { bytes, name, reading, look, sheet } = workerData as WorkerTask
const port = parentPort
const answer = (message: WorkerAnswer): void => port?.postMessage(message)

try {
  const book = await openFile(bytes, name, reading)
  if (sheet === null) answer({ facts: await factsOf(book, look) })
  else {
    for await (const rows of chunksOf(book, sheet)) {
      const asked = port && once(port, 'message')
      answer({ rows })
      await asked
    }
    answer({ rows: null })
  }
} catch (error) {
  // What a reader does not expect is a file that is not as it should be.
  answer({ refusal: error instanceof SheetRefusal ? error.facts : { code: 'damaged' }, cause: String(error) })
}
