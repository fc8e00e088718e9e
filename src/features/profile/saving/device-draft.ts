import { FORM_DRAFT } from '#src/lib/drafts/form-draft.ts'
import { sealedDrafts } from '#src/lib/drafts/sealed-drafts.ts'
import type { Unsaved } from './autosave.ts'

/** Shorter than the pause before a save: what the line then loses is here. */
const PAUSE_MS = 400

/** Unsaved values by part: the profile, or an application's id. */
export type Draft = Record<string, Unsaved>

/** A part of a form whose unsaved values outlast the page. */
interface Part {
  unsaved: () => Unsaved
  restore: (unsaved: Unsaved) => void
}

/** Keeps on this device, sealed, what one person typed and the server does not have: of the profile, and of each application. */
export class DeviceDraft {
  readonly #owner: number
  readonly #parts = new Map<string, Part>()
  /** What was found and whose part has not been opened yet. */
  #waiting: Draft
  #timer: ReturnType<typeof setTimeout> | undefined
  #kept: boolean

  /** `found`: what an earlier page kept of this person; null for nothing. */
  constructor(owner: number, found: Draft | null) {
    this.#owner = owner
    this.#waiting = found ?? {}
    this.#kept = found !== null
  }

  /** A part that opens is handed what was found of it. */
  add(name: string, part: Part): void {
    this.#parts.set(name, part)
    const { [name]: own, ...others } = this.#waiting
    if (own === undefined) return
    this.#waiting = others
    part.restore(own)
  }

  readonly keepSoon = (): void => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#keep(), PAUSE_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #keep(): void {
    const parts = [...this.#parts].map(([name, part]) => [name, part.unsaved()] as const)
    const open = parts.filter(([, unsaved]) => Object.keys(unsaved).length > 0)
    const draft: Draft = { ...this.#waiting, ...Object.fromEntries(open) }
    if (Object.keys(draft).length > 0) void sealedDrafts.keep(this.#owner, FORM_DRAFT, draft)
    else if (this.#kept) void sealedDrafts.forget(FORM_DRAFT)
    this.#kept = Object.keys(draft).length > 0
  }
}
