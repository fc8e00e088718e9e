import type { SheetRow } from '#src/contract/cells/sheet-cell.ts'
import type { FileFacts, Look, SheetRefusalFacts, TextReading } from './sheet-file.ts'

/** What the reading thread is told when it starts. */
export interface WorkerTask {
  bytes: Uint8Array
  name: string
  reading: TextReading
  look: Look
  /** Whose rows are asked for; null asks for the facts of the file. */
  sheet: number | null
}

/** What it says: the facts; or rows, and null after the last; or why it read no further. */
export type WorkerAnswer =
  | { facts: FileFacts }
  | { rows: SheetRow[] | null }
  | { refusal: SheetRefusalFacts; cause: string }
