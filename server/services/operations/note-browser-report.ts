import type { Deps } from '#server/deps.ts'

/** Anybody can post a report, and its addresses may carry personal data: only the broken rule is kept. */
const DIRECTIVE = /"(?:effective-directive|effectiveDirective|violated-directive)"\s*:\s*"([\w-]{1,64})"/

/** A text that a page lacks, by its key: a mistake of ours. */
const MISSING_TEXT = /^\{"missing-text":"([\w.:-]{1,120})"\}$/

export function noteBrowserReport(deps: Pick<Deps, 'log'>, bytes: Uint8Array): void {
  const report = Buffer.from(bytes).toString('latin1')
  const text = MISSING_TEXT.exec(report)?.[1]
  if (text !== undefined) return deps.log.error({ text }, 'a text is missing on a page')
  const directive = DIRECTIVE.exec(report)?.[1]
  deps.log.warn({ directive: directive ?? 'unknown' }, 'browser report')
}
