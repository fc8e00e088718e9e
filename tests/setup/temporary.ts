import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = /^creditlane-[a-z]+-(\d+)-/

/** A new folder under the system's temporary one, named after what it holds and whose it is. */
export const makeTemporary = (kind: string): string => mkdtempSync(join(tmpdir(), `creditlane-${kind}-${process.pid}-`))

/** Takes away the folders of our own runs that were killed; another user's are theirs to remove. */
export function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1])
    if (!Number.isInteger(pid) || isRunning(pid)) continue
    const path = join(tmpdir(), name)
    try {
      // A server that ran as nobody leaves its folder inside one of ours.
      if (lstatSync(path).uid === (process.getuid?.() ?? 0)) rmSync(path, { recursive: true, force: true })
    } catch {
      // Another run of ours was quicker, or it is still being used: it can stay.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
