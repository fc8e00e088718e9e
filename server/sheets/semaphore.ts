/** Lets so many in at once; the others wait in the order in which they came. */
export class Semaphore {
  private free: number
  private readonly waiting: (() => void)[] = []

  constructor(count: number) {
    this.free = count
  }

  /** @returns gives the turn back, once */
  async take(): Promise<() => void> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    return () => {
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}
