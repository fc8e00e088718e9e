/** The next moment in which nothing happens. */
const idle = (): Promise<unknown> =>
  new Promise((then) => ('requestIdleCallback' in window ? window.requestIdleCallback(then) : then(undefined)))

/** Nothing is fetched without a line, and for a page that somebody has left. */
const mayGoOn = (left: AbortSignal): boolean => !left.aborted && navigator.onLine

/**
 * Runs scripts that will be needed, each in a moment of its own in which nothing happens: a script runs as a whole, and
 * whoever presses something meanwhile waits for one, not for all. Takes from `files` what has run.
 * @param files paths of scripts, each behind what it imports.
 * @returns false where somebody left, or the line is gone.
 * @throws what the import of a script does; it and the others are left.
 */
export async function runAhead(
  files: string[],
  left: AbortSignal,
  run: (file: string) => Promise<unknown> = (file) => import(/* @vite-ignore */ file),
): Promise<boolean> {
  for (let [file] = files; file !== undefined; [file] = files) {
    await idle()
    if (!mayGoOn(left)) return false
    await run(file)
    files.shift()
  }
  await idle()
  return mayGoOn(left)
}
