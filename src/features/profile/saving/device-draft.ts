import { sealedDrafts } from '#src/lib/drafts/sealed-drafts.ts'
import type { Unsaved } from './autosave.ts'

/** Shorter than the pause before a save: what the line then loses is here. */
const PAUSE_MS = 400

/** What is typed into the forms of the profile and of applications, together. */
const FORMS = 'draft'

/** A part of a form whose unsaved values outlast the page. */
interface Part {
  unsaved: () => Unsaved
  restore: (unsaved: Unsaved) => void
}

/** Keeps on this device, sealed, what one person typed and the server does not have: of the profile, and of each application. */
export class DeviceDraft {
  readonly #owner: number
  readonly #parts = new Map<string, Part>()
  /** What was read and whose part has not been opened yet. */
  #waiting: Record<string, Unsaved> = {}
  #timer: ReturnType<typeof setTimeout> | undefined
  #kept = false

  constructor(owner: number) {
    this.#owner = owner
  }

  add(name: string, part: Part): void {
    this.#parts.set(name, part)
    this.#hand(name, part)
  }

  async read(): Promise<void> {
    const draft = (await sealedDrafts.read(this.#owner, FORMS)) as Record<string, Unsaved> | null
    if (draft === null) return
    this.#kept = true
    this.#waiting = draft
    for (const [name, part] of this.#parts) this.#hand(name, part)
  }

  readonly keepSoon = (): void => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#keep(), PAUSE_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #hand(name: string, part: Part): void {
    const { [name]: own, ...others } = this.#waiting
    if (own === undefined) return
    this.#waiting = others
    part.restore(own)
  }

  #keep(): void {
    const parts = [...this.#parts].map(([name, part]) => [name, part.unsaved()] as const)
    const open = parts.filter(([, unsaved]) => Object.keys(unsaved).length > 0)
    const draft = { ...this.#waiting, ...Object.fromEntries(open) }
    if (Object.keys(draft).length > 0) void sealedDrafts.keep(this.#owner, FORMS, draft)
    else if (this.#kept) void sealedDrafts.forget(FORMS)
    this.#kept = Object.keys(draft).length > 0
  }
}
