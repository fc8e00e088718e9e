import { minutes } from '#src/contract/rules/time.ts'
import { isAcknowledged, toUpdate } from '../profile-values.ts'
import type { FormValue, FormValues } from '../profile-values.ts'

/**
 * `typing`: something typed has not been sent yet. `saved`: the server has all that was typed. `unsaved`: it could not
 * be told. `refused`: it will not have one of the answers as it is.
 */
export type AutosaveState = 'idle' | 'typing' | 'saving' | 'saved' | 'unsaved' | 'refused'

/** What a failed save means: fields that the server refused, or a failure that time may heal. */
export type SaveFailure =
  | { kind: 'refused'; errors: Partial<Record<string, string>> }
  | { kind: 'signed-out' }
  | { kind: 'later' }

interface AutosaveCalls<Served> {
  /** `leaving`: the page is closing, so the post must outlive it. */
  save: (changes: FormValues, leaving?: boolean) => Promise<Served>
  /** The value that the server last acknowledged; undefined while that is not known. */
  acknowledged: (field: string) => FormValue | undefined
  onSaved: (served: Served) => void
  failureOf: (error: unknown) => SaveFailure
  /** Told once per series of failures. */
  onFailure: (error: unknown) => void
  /** What is typed and not acknowledged has changed. */
  onTyped?: () => void
}

/** What was typed and is not saved, by field: as much as outlasts the page. */
export type Unsaved = Record<string, { value: FormValue; valid: boolean }>

interface Typed {
  value: FormValue
  valid: boolean
  refusal?: string
}

const TYPING_PAUSE_MS = 800
const FIRST_RETRY_MS = 3_000
const LONGEST_RETRY_MS = minutes(1)

/**
 * Keeps what one customer typed until the server has it, and posts only the fields that changed, one post at a time.
 * It lives in memory, outside the screens: a typed value outlasts a failed save, a new sign-in, and back and forward.
 */
export class Autosave<Served> {
  readonly #typed = new Map<string, Typed>()
  readonly #listeners = new Set<() => void>()
  readonly #calls: AutosaveCalls<Served>
  #state: AutosaveState = 'idle'
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | undefined
  #retryMs = 0
  #failure: unknown

  constructor(calls: AutosaveCalls<Served>) {
    this.#calls = calls
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): AutosaveState => {
    if (this.#state === 'saving' || this.#state === 'unsaved') return this.#state
    if ([...this.#typed.values()].some(({ refusal }) => refusal !== undefined)) return 'refused'
    return this.#typed.size > 0 ? 'typing' : this.#state
  }

  /** What the last save failed with where no field is to blame and time will not heal it; undefined otherwise. */
  readonly failure = (): unknown => this.#failure

  /** The value typed and not acknowledged yet. */
  typed(field: string): FormValue | undefined {
    return this.#typed.get(field)?.value
  }

  /** All that was typed and not acknowledged. */
  unsaved(): Unsaved {
    return Object.fromEntries([...this.#typed].map(([field, { value, valid }]) => [field, { value, valid }]))
  }

  /** Takes up what was typed before this page began, where nothing has been typed since, and tries to save it. */
  restore(unsaved: Unsaved): void {
    for (const [field, { value, valid }] of Object.entries(unsaved))
      if (!this.#typed.has(field)) this.#typed.set(field, { value, valid })
    this.#tell()
    if (this.#typed.size > 0) this.#schedule(0)
  }

  /** Why the server refused the typed value, until it changes. */
  refusal(field: string): string | undefined {
    return this.#typed.get(field)?.refusal
  }

  /** Takes a keystroke. A value that breaks its rule is kept, not posted. */
  change(field: string, value: FormValue, valid: boolean): void {
    const before = this.state()
    this.#typed.set(field, { value, valid })
    this.#calls.onTyped?.()
    if (this.state() !== before) this.#tell()
    if (valid) this.#schedule(TYPING_PAUSE_MS)
  }

  /** Saves now what can be saved; true when the server has all of it and refused nothing. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.#timer)
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Sends what can be saved while the page closes; a post that is under way may die with the page, so it goes again. */
  leave(): void {
    const changes = this.#changes()
    if (changes.size > 0) this.#calls.save(toUpdate(changes), true).catch(() => undefined)
  }

  /** Stops the clock of a customer who is gone. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#listeners.clear()
  }

  async #run(): Promise<boolean> {
    for (;;) {
      const changes = this.#changes()
      if (changes.size === 0) {
        if (this.#state === 'unsaved') this.#move('saved')
        // What was typed back to the stored value is no longer waiting.
        else this.#tell()
        return this.state() !== 'refused'
      }
      if (this.#state !== 'unsaved') this.#move('saving')
      try {
        const served = await this.#calls.save(toUpdate(changes))
        for (const [field, value] of changes) if (this.typed(field) === value) this.#typed.delete(field)
        this.#calls.onTyped?.()
        this.#retryMs = 0
        this.#failure = undefined
        this.#calls.onSaved(served)
        this.#move('saved')
      } catch (error) {
        if (!this.#fail(error, changes)) return false
      }
    }
  }

  #changes(): Map<string, FormValue> {
    const changes = new Map<string, FormValue>()
    for (const [field, { value, valid }] of this.#typed) {
      if (isAcknowledged(field, value, this.#calls.acknowledged(field))) this.#typed.delete(field)
      else if (valid) changes.set(field, value)
    }
    return changes
  }

  /** True when the rest may be tried at once, without the refused fields. */
  #fail(error: unknown, changes: ReadonlyMap<string, FormValue>): boolean {
    const failure = this.#calls.failureOf(error)
    const refused = failure.kind === 'refused' ? [...changes].filter(([field]) => field in failure.errors) : []
    if (failure.kind === 'refused' && refused.length > 0) {
      for (const [field, value] of refused) {
        if (this.typed(field) !== value) continue
        this.#typed.set(field, { value, valid: false, refusal: failure.errors[field] ?? '' })
      }
      this.#failure = undefined
      this.#move('idle')
      return true
    }
    this.#failure = failure.kind === 'refused' ? error : undefined
    // A form says near its button what no field is to blame for.
    if (this.#state !== 'unsaved' && failure.kind !== 'refused') this.#calls.onFailure(error)
    this.#move('unsaved')
    if (failure.kind === 'later') {
      this.#retryMs = Math.min(this.#retryMs === 0 ? FIRST_RETRY_MS : this.#retryMs * 2, LONGEST_RETRY_MS)
      this.#schedule(this.#retryMs)
    }
    return false
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), milliseconds)
  }

  #move(state: AutosaveState): void {
    this.#state = state
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
